import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { onTestFinished } from 'vitest';

type Note = (statement: string) => void;
type Query = (...parameters: unknown[]) => unknown;

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
      for (const note of made) note(textOf(parameters[0]));
      return query(...parameters);
    };
    client.query = noting as typeof client.query;
  });
  return made;
}

const acting = new AsyncLocalStorage<string[]>();

/**
 * The texts of the statements that something sends over the pool, in their order. What others send meanwhile,
 * such as workers, is left out.
 */
export async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note: Note = (statement) => {
    if (acting.getStore() === statements) statements.push(statement);
  };
  notesOf(pool).add(note);
  try {
    await acting.run(statements, act);
  } finally {
    notesOf(pool).delete(note);
  }
  return statements;
}

/** The statements of everybody over the pool, until the test ends. */
export function recordStatements(pool: pg.Pool): readonly string[] {
  const statements: string[] = [];
  const note: Note = (statement) => void statements.push(statement);
  notesOf(pool).add(note);
  onTestFinished(() => void notesOf(pool).delete(note));
  return statements;
}
