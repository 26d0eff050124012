import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@lancedb/lancedb';
import { openLog } from '#core/platform/log/log.ts';
import { buildGeneration } from '#features/directory/search/server/engine/build-generation.ts';
import { withCircuitBreaker } from '#features/directory/search/server/engine/embedding/circuit-breaker.ts';
import { normalise } from '#features/directory/search/server/engine/embedding/embedder.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { companyMadeOf, type GivenCompany } from './indexed-companies.ts';

/** A company, and where its vector points; null: it has none. */
export interface PlacedCompany extends Omit<GivenCompany, 'oneLiner'> {
  readonly point: readonly number[] | null;
}

/** An index of companies whose vectors are given, so that a test knows what is near. */
export async function indexPlaced(list: readonly PlacedCompany[], dimensions: number) {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-placed-'));
  const connection = await connect(folder, {
    storageOptions: { newTableEnableStableRowIds: 'true' },
  });
  const vectors = new Map<string, Float32Array>();
  const companies: IndexedCompany[] = list.map(({ point, ...company }, nth) => {
    // A word that no other company has: the vector is made from it.
    const oneLiner = `own${nth}`;
    vectors.set(oneLiner, normalise(Float32Array.from(point ?? Array(dimensions).fill(0))));
    return companyMadeOf({ ...company, oneLiner }, nth);
  });
  const vectorOf = (text: string) =>
    vectors.get(text.split('\n')[0] ?? '') ?? new Float32Array(dimensions);
  const embedder = withCircuitBreaker(
    {
      name: 'placed',
      dimensions,
      version: 'placed-1',
      minSimilarity: 0.3,
      queryWeight: 0.15,
      embed: async (texts) => texts.map(vectorOf),
    },
    openLog('silent'),
  );
  const build = await buildGeneration(connection, 1, { embedder, learnt: null });
  await build.add(companies);
  await build.index();
  const generation = await build.finish();
  return {
    generation,
    companies,
    close: async () => {
      connection.close();
      await rm(folder, { recursive: true });
    },
  };
}
