import type { Log } from '#core/platform/log/log.ts';
import type { Embedder } from './embedder.ts';

/** How long a person who searches waits for points before words alone must do. */
const queryTimeoutMs = 400;
/** How long searches do without points after they could not be had. */
const openCircuitMs = 30_000;
/** A slow endpoint is not asked for more at once on behalf of searches. */
const queriesAtOnceMost = 4;

export interface GuardedEmbedder extends Omit<Embedder, 'embed'> {
  /** The point of what somebody looks for; null when it cannot be had soon, or is not known. */
  ofQuery(text: string): Promise<Float32Array | null>;
  /** The points of records; null for those that could not be had. Never throws. */
  ofRecords(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

const isKnown = (point: Float32Array) => point.some((value) => value !== 0);

/**
 * An embedder whose failing harms nothing: what needs points goes without. The log says once that
 * it failed, and once that it works again.
 */
export function withCircuitBreaker(embedder: Embedder, log: Log): GuardedEmbedder {
  let failedAt: number | null = null;
  let queriesUnderWay = 0;

  const failed = (error: unknown) => {
    if (failedAt === null) {
      log.warn({ err: error }, 'Embeddings cannot be had: search goes by words alone.');
    }
    failedAt = performance.now();
  };
  const worked = () => {
    if (failedAt !== null) log.info('Embeddings can be had again.');
    failedAt = null;
  };
  const asked = async (texts: readonly string[]) => {
    try {
      const points = await embedder.embed(texts);
      worked();
      return points;
    } catch (error) {
      failed(error);
      return null;
    }
  };

  return {
    name: embedder.name,
    dimensions: embedder.dimensions,
    version: embedder.version,
    minSimilarity: embedder.minSimilarity,
    async ofQuery(text) {
      if (failedAt !== null && performance.now() - failedAt < openCircuitMs) return null;
      if (queriesUnderWay >= queriesAtOnceMost) return null;
      queriesUnderWay += 1;
      const query = asked([text]).finally(() => (queriesUnderWay -= 1));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, queryTimeoutMs, null);
      });
      const points = await Promise.race([query, late]);
      clearTimeout(timer);
      const point = points?.[0];
      return point && isKnown(point) ? point : null;
    },
    async ofRecords(texts) {
      // There is nothing to ask of an empty text, and an endpoint may refuse one.
      const said = texts.filter((text) => text !== '');
      const points = said.length === 0 ? [] : await asked(said);
      let next = 0;
      return texts.map((text) => {
        const point = text === '' ? undefined : points?.[next++];
        return point && isKnown(point) ? point : null;
      });
    },
  };
}
