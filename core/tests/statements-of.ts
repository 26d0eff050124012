import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { onTestFinished } from 'vitest';

type Note = (statement: string, values: unknown) => void;
type Query = (...parameters: unknown[]) => unknown;

interface Explained {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  }[];
}

const notes = new Map<pg.Pool, Set<Note>>();
const watched = new WeakSet<pg.PoolClient>();

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}

/** Notes all statements that are sent over connections of a pool from now on. */
function notesOf(pool: pg.Pool): Set<Note> {
  const entry = notes.get(pool);
  if (entry) return entry;
  const made = new Set<Note>();
  notes.set(pool, made);
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query: Query = client.query.bind(client);
    const noting: Query = (...parameters) => {
      for (const note of made) note(textOf(parameters[0]), parameters[1]);
      return query(...parameters);
    };
    client.query = noting as typeof client.query;
  });
  return made;
}

interface Sent {
  readonly statement: string;
  readonly values: unknown[];
}

const acting = new AsyncLocalStorage<Sent[]>();

/** What something sends over the pool. What others send meanwhile, such as workers, is left out. */
async function sentBy(pool: pg.Pool, act: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const note: Note = (statement, values) => {
    if (acting.getStore() !== sent) return;
    sent.push({ statement, values: Array.isArray(values) ? values : [] });
  };
  notesOf(pool).add(note);
  try {
    await acting.run(sent, act);
  } finally {
    notesOf(pool).delete(note);
  }
  return sent;
}

/** The texts of the statements that something sends over the pool, in their order. */
export const statementsOf = async (pool: pg.Pool, act: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(pool, act)).map(({ statement }) => statement);

/**
 * How many blocks PostgreSQL looks at for what something sends, of the statements that have this: what they
 * cost, whatever else the machine does.
 */
export async function blocksOf(
  pool: pg.Pool,
  part: RegExp,
  act: () => Promise<unknown>,
): Promise<number> {
  const sent = await sentBy(pool, act);
  let blocks = 0;
  for (const { statement, values } of sent.filter((one) => part.test(one.statement))) {
    const explained = `explain (analyze, buffers, timing off, format json) ${statement}`;
    const { rows } = await pool.query<Explained>(explained, values);
    for (const { Plan: plan } of rows.flatMap((row) => row['QUERY PLAN']))
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return blocks;
}

/** The statements of everybody over the pool, until the test ends. */
export function recordStatements(pool: pg.Pool): readonly string[] {
  const statements: string[] = [];
  const note: Note = (statement) => void statements.push(statement);
  notesOf(pool).add(note);
  onTestFinished(() => void notesOf(pool).delete(note));
  return statements;
}
