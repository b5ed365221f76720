import type { OpenApiDocument } from '../model/document.ts';

/** The bundled description in its three forms; every stage after the bundler reads this and nothing of `spec/`. */
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
  /** The build's own copy of `generated/`; a stage writes here and nowhere else. */
  readonly outDir: string;
  /** The project's root folder. */
  readonly root: string;
}

/** A file for whoever takes the description away, beside the bundle itself. */
export interface Download {
  readonly name: string;
  /** What it is and for whom, in Markdown. */
  readonly about: string;
  readonly text: string;
}

/** One arrow of the flow after the bundle. It rejects to fail the build. */
export type Stage = (context: StageContext) => Promise<void>;

export type { OpenApiDocument } from '../model/document.ts';
