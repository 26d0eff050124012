import type { Client } from './client.ts';

interface Page<Row> {
  readonly data: Row[];
  readonly hasNextPage: boolean;
  readonly endCursor?: string;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** One page of a list, expected to succeed. */
export async function fetchPage<Row>(
  client: Client,
  path: string,
  query: Query,
): Promise<Page<Row>> {
  const reply = await client.send('GET', path, { query });
  if (reply.status !== 200) throw new Error(`GET ${path}: ${reply.status} ${reply.text}`);
  return reply.body as Page<Row>;
}

/** A whole list, page by page, as the web app loads it. */
export async function fetchAllPages<Row>(
  client: Client,
  path: string,
  query: Query,
  betweenPages: () => Promise<unknown> = async () => {},
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage<Row>(client, path, { ...query, cursor });
    if (page.hasNextPage && page.data.length === 0) throw new Error('An empty page that goes on.');
    rows.push(...page.data);
    cursor = page.hasNextPage ? page.endCursor : undefined;
    await betweenPages();
  } while (cursor !== undefined);
  return rows;
}
