import type { OpenApiDocument } from '../model/document.ts';

/** The bundle in three formats. Stages after the bundler read this and nothing from `spec/`. */
export interface Bundle {
  /** Parsed; read-only by convention. */
  readonly document: OpenApiDocument;
  /** Content of `generated/openapi.json`. */
  readonly json: string;
  /** Content of `generated/openapi.yaml`. */
  readonly yaml: string;
}

export interface StageContext {
  readonly bundle: Bundle;
  /** The build's working copy of `generated/`, the only folder that a stage may write to. */
  readonly outDir: string;
  /** The project's root folder. */
  readonly root: string;
}

/** A downloadable variant of the description. */
export interface Download {
  readonly name: string;
  /** Its format and purpose, in Markdown. */
  readonly about: string;
  readonly text: string;
}

/** A build step that runs after the bundler. If it rejects, the build fails. */
export type Stage = (context: StageContext) => Promise<void>;

export type { OpenApiDocument } from '../model/document.ts';
