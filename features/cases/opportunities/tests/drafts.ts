import { and, desc, eq } from 'drizzle-orm';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import type { TestServer } from '#core/tests/test-server.ts';

export interface Draft {
  readonly corporationId: string;
  readonly cycleId: string;
  readonly name: string;
}

/** A minimal valid draft for this corporation, in its running cycle. */
export async function draftFor({ database }: TestServer, slug: string): Promise<Draft> {
  const [row] = await database.db
    .select({ corporationId: corporations.id, cycleId: cycles.id })
    .from(cycles)
    .innerJoin(
      corporations,
      and(eq(corporations.id, cycles.corporationId), eq(corporations.slug, slug)),
    )
    .orderBy(desc(cycles.endDate))
    .limit(1);
  if (!row) throw new Error(`There is no corporation ${slug}.`);
  return { ...row, name: 'An opportunity from a test' };
}
