import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { onDatabase } from './cluster.ts';

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database without tables on the server of this run; the caller drops it. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = (text: string) => onDatabase(server, 'postgres', (client) => client.query(text));
  await run(`create database ${name}`);
  return {
    url: `${server}/${name}`,
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}
