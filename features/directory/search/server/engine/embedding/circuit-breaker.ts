import type { Log } from '#core/platform/log/log.ts';
import type { Embedder } from './embedder.ts';

/** How long a search waits for its query vector before it is full-text only. */
const queryTimeoutMs = 400;
/** How long the circuit stays open after a failure. */
const openCircuitMs = 30_000;
/** Maximum concurrent query requests to the endpoint. */
const queriesAtOnceMost = 4;

export interface GuardedEmbedder extends Omit<Embedder, 'embed'> {
  /** The query's vector; null when unknown or not available in time. */
  ofQuery(text: string): Promise<Float32Array | null>;
  /** The records' vectors; null for those that failed. Never throws. */
  ofRecords(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

const isKnown = (point: Float32Array) => point.some((value) => value !== 0);

/**
 * Circuit breaker for an embedder: callers go on without vectors. Failure and recovery are logged
 * once each.
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
  const pointsOf = async (texts: readonly string[]) => {
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
    queryWeight: embedder.queryWeight,
    async ofQuery(text) {
      if (failedAt !== null && performance.now() - failedAt < openCircuitMs) return null;
      if (queriesUnderWay >= queriesAtOnceMost) return null;
      queriesUnderWay += 1;
      const query = pointsOf([text]).finally(() => (queriesUnderWay -= 1));
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
      // Endpoints may refuse empty texts.
      const said = texts.filter((text) => text !== '');
      const points = said.length === 0 ? [] : await pointsOf(said);
      let next = 0;
      return texts.map((text) => {
        const point = text === '' ? undefined : points?.[next++];
        return point && isKnown(point) ? point : null;
      });
    },
  };
}
