import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { TestServer } from './test-server.ts';

type NewOpportunity = Partial<typeof opportunities.$inferInsert>;

export interface TestCorporation {
  readonly id: string;
  readonly cycleId: string;
  addCycle(name: string, endDate: string | null): Promise<string>;
  /** Inserts rows with defaults filled in; returns their ids. */
  add(rows: readonly NewOpportunity[]): Promise<string[]>;
}

/** An empty corporation, beside those of the demonstration. */
export async function makeCorporation(
  { database: { db } }: TestServer,
  slug: string,
): Promise<TestCorporation> {
  const id = newId();
  await db.insert(corporations).values({ id, slug, name: `Corporation ${slug}` });
  const addCycle = async (name: string, endDate: string | null) => {
    const cycleId = newId();
    await db.insert(cycles).values({ id: cycleId, corporationId: id, name, endDate });
    return cycleId;
  };
  const cycleId = await addCycle('The only cycle', null);
  return {
    id,
    cycleId,
    addCycle,
    add: async (rows) => {
      const whole = rows.map((row) => ({
        id: newId(),
        corporationId: id,
        cycleId,
        name: 'An opportunity',
        url: 'https://outrider.example',
        ...row,
      }));
      await db.insert(opportunities).values(whole);
      return whole.map((row) => row.id);
    },
  };
}
