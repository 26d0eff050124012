import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

const page = 2000;
/** More texts do not improve the vectors, and would only be copied between processes. */
const enough = 60_000;

/** Training texts of the directory; a deterministic sample of a large one. */
export async function* textsOfDirectory(
  db: Database,
  most = enough,
): AsyncGenerator<readonly string[]> {
  const share = Math.floor((await db.$count(companies)) / most);
  const { id, oneLiner, tags, industries, description } = companies;
  const drawn =
    share > 1 ? sql`hashtext(coalesce(${description}, ${oneLiner}, '')) % ${share} = 0` : undefined;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ id, oneLiner, tags, industries, description })
      .from(companies)
      .where(and(gt(id, last), drawn))
      .orderBy(asc(id))
      .limit(page);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(embeddingTextOf);
    last = end.id;
  }
}
