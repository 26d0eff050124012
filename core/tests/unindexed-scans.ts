import type pg from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Disabled?: boolean;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that are read as a whole for some of their rows, and why that is right. */
const wholeTables: Readonly<Record<string, string>> = {
  company_proposals: 'The open ones have an index, which a plan for any state cannot use.',
  imports: 'The few that wait are counted before each other.',
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The conditions of a filter, as it is explained, that hold for all its rows. */
function conditionsOf(filter: string): string[] {
  const conditions: string[] = [];
  let depth = 0;
  let from = 1;
  for (const { 0: mark, index } of filter.matchAll(/[()]| AND /gu)) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    const isEnd = mark === ' AND ' ? depth === 1 : depth === 0;
    if (!isEnd) continue;
    conditions.push(filter.slice(from, index));
    from = index + mark.length;
  }
  return conditions;
}

/** Whether rows are picked by the value of a column, as an index would find them. */
const picksByColumn = (filter: string): boolean =>
  conditionsOf(filter).some(
    (condition) => !condition.includes(' OR ') && /^\(*\w+\)?(?:::\w+)? = /u.test(condition),
  );

/**
 * Scans of whole tables that pick rows by a column, of which no index begins with it. A scan is planned
 * only where there is nothing else; what the tables hold does not matter.
 */
export async function unindexedScans(
  pool: pg.Pool,
  statements: Iterable<string>,
): Promise<string[]> {
  const scans = new Set<string>();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    for (const statement of statements) {
      if (!/^\s*(?:select|with)\b/iu.test(statement)) continue;
      const { rows } = await client.query<{
        readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[];
      }>(`explain (generic_plan, format json) ${statement}`);
      const plans = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan));
      for (const { Disabled: isLast, Filter: filter, 'Relation Name': table = '' } of plans) {
        if (isLast !== true || filter === undefined || table in wholeTables) continue;
        if (picksByColumn(filter)) scans.add(`${table}: ${filter}`);
      }
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return [...scans];
}
