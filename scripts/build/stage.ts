import type { OpenApiDocument } from '../model/document.ts';

/** The bundle in its three forms. Every stage after the bundler reads this and nothing from `spec/`. */
export interface Bundle {
  /** Parsed; read-only by convention. */
  readonly document: OpenApiDocument;
  /** Text of `generated/openapi.json`. */
  readonly json: string;
  /** Text of `generated/openapi.yaml`. */
  readonly yaml: string;
}

export interface StageContext {
  readonly bundle: Bundle;
  /** The build's working copy of `generated/`; a stage writes here and nowhere else. */
  readonly outDir: string;
  /** The project's root folder. */
  readonly root: string;
}

/** A downloadable form of the description, beside the bundle itself. */
export interface Download {
  readonly name: string;
  /** What it is and who it is for, in Markdown. */
  readonly about: string;
  readonly text: string;
}

/** One step of the build after the bundle. It rejects to fail the build. */
export type Stage = (context: StageContext) => Promise<void>;

export type { OpenApiDocument } from '../model/document.ts';
