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

/** One arrow of the flow after the bundle. It rejects to fail the build. */
export type Stage = (context: StageContext) => Promise<void>;

export type { OpenApiDocument } from '../model/document.ts';
