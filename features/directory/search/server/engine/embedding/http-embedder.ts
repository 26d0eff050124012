import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { EmbeddingFailed, normalise, type Embedder } from './embedder.ts';

export interface HttpEmbedderSettings {
  /** Up to `/embeddings`: https://api.openai.com/v1 */
  readonly url: string;
  readonly model: string;
  readonly dimensions: number;
  /** Null for a server without authentication. Never logged, never sent anywhere else. */
  readonly key: string | null;
}

/** Timeouts, retries and batch sizes. Shorter in tests. */
export interface RetryOptions {
  readonly callMs: number;
  /** A delay before each retry; a longer Retry-After is respected up to the last of these. */
  readonly retryWaitsMs: readonly number[];
}

const defaultRetryOptions: RetryOptions = { callMs: 30_000, retryWaitsMs: [500, 2000, 8000] };

const batch = 64;
const charactersMost = 8000;
const answerBytesMost = 64 * 1024 * 1024;
const remembered = 2000;
/** The cosine of unrelated texts differs by model, from almost 0 to above 0.5: a low bound. */
const minSimilarity = 0.2;
const queryWeight = 0.35;

const Answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
});

/** Transient: the same request can succeed later. */
class TransientEmbeddingError extends EmbeddingFailed {
  readonly waitMs: number;
  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > answerBytesMost) throw new EmbeddingFailed('The answer is too long.');
    text += decoder.decode(chunk as Uint8Array, { stream: true });
  }
  return text;
}

function pointsIn(text: string, count: number, dimensions: number): Float32Array[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new EmbeddingFailed('The answer is not valid JSON.');
  }
  const parsed = z.safeParse(Answer, answer);
  if (!parsed.success) throw new EmbeddingFailed('The answer holds no embeddings.');
  const byIndex = new Map(parsed.data.data.map(({ index, embedding }) => [index, embedding]));
  return Array.from({ length: count }, (_, index) => {
    const numbers = byIndex.get(index);
    if (!numbers) throw new EmbeddingFailed('The answer leaves out a text.');
    if (numbers.length !== dimensions) {
      throw new EmbeddingFailed(
        `The answer has ${numbers.length} dimensions, EMBEDDINGS_DIMENSIONS says ${dimensions}.`,
      );
    }
    return normalise(Float32Array.from(numbers));
  });
}

/** An embedder for any endpoint with OpenAI's embeddings protocol. */
export function httpEmbedder(
  settings: HttpEmbedderSettings,
  how: RetryOptions = defaultRetryOptions,
): Embedder {
  const { model, dimensions, key } = settings;
  const address = `${settings.url.replace(/\/+$/u, '')}/embeddings`;
  const cache = new LRUCache<string, Float32Array>({ max: remembered });

  async function once(input: readonly string[]): Promise<Float32Array[]> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      // A redirect would send the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(how.callMs),
    });
    if (response.ok) return pointsIn(await textOf(response), input.length, dimensions);
    await response.body?.cancel();
    const said = `The endpoint answered ${response.status}.`;
    if (response.status !== 429 && response.status < 500) throw new EmbeddingFailed(said);
    const retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000;
    throw new TransientEmbeddingError(said, Number.isFinite(retryAfter) ? retryAfter : 0);
  }

  async function persistently(input: readonly string[]): Promise<Float32Array[]> {
    const longest = Math.max(...how.retryWaitsMs, 0);
    for (const waitMs of [...how.retryWaitsMs, null]) {
      try {
        return await once(input);
      } catch (error) {
        if (error instanceof EmbeddingFailed && !(error instanceof TransientEmbeddingError))
          throw error;
        const trouble =
          error instanceof TransientEmbeddingError
            ? error
            : new TransientEmbeddingError(`The endpoint did not answer: ${reason(error)}.`);
        if (waitMs === null) throw trouble;
        await wait(Math.min(Math.max(waitMs, trouble.waitMs), longest));
      }
    }
    throw new EmbeddingFailed('The endpoint was not asked.');
  }

  return {
    name: 'http',
    dimensions,
    minSimilarity,
    queryWeight,
    version: `http-${new URL(address).host}-${model}-${dimensions}`,
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, charactersMost));
      const byText = new Map<string, Float32Array>();
      for (const text of cut) {
        const point = /\S/u.test(text) ? cache.get(text) : new Float32Array(dimensions);
        if (point) byText.set(text, point);
      }
      const missing = [...new Set(cut)].filter((text) => !byText.has(text));
      for (let from = 0; from < missing.length; from += batch) {
        const input = missing.slice(from, from + batch);
        const points = await persistently(input);
        for (const [at, text] of input.entries()) {
          const point = points[at] ?? new Float32Array(dimensions);
          byText.set(text, point);
          if (texts.length === 1) cache.set(text, point);
        }
      }
      return cut.map((text) => byText.get(text) ?? new Float32Array(dimensions));
    },
  };
}

const reason = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};
