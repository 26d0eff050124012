import { createRequire } from 'node:module';
import type { Encoder } from './encoder.ts';
import type { PackagedEncoder } from './encoder-files.ts';

interface Model {
  readonly tokenizer?: { readonly vocabulary?: readonly (readonly [string, number])[] };
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** The encoder of `@energetic-ai/embeddings`. */
export async function openPackagedEncoder({ runtime, model }: PackagedEncoder): Promise<Encoder> {
  const load = createRequire(runtime);
  const { initModel } = load(runtime) as { initModel(source: unknown): Promise<Model> };
  const { modelSource } = load(model) as { modelSource: unknown };
  const opened = await initModel(modelSource);
  return {
    pieces: (opened.tokenizer?.vocabulary ?? []).map(([piece]) => piece),
    encode: (texts) => opened.embed(texts),
  };
}
