import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { applicationRole } from '#core/platform/database/separate-roles.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import type { TimeLimits } from '#core/platform/database/time-limits.ts';
import { openLog } from '#core/platform/log/log.ts';
import { onDatabase, templates } from './cluster.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies a template: some tens of milliseconds, against seconds for migrating and filling. */
export async function copyDatabase(
  server: string,
  template: keyof typeof templates,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const query = (text: string) => onDatabase(server, 'postgres', (client) => client.query(text));
  // As files: to write a copy through the log takes twice as long.
  await query(`create database ${name} template ${templates[template]} strategy file_copy`);
  await query(`grant create, temporary on database ${name} to ${applicationRole}`);
  const url = new URL(`${server}/${name}`);
  url.username = applicationRole;
  return {
    url: url.href,
    drop: async () => {
      await query(`drop database if exists ${name} with (force)`);
    },
  };
}

/** A database for this test file, without a server; dropped after the file. */
export async function openTestDatabase(
  template: keyof typeof templates = 'empty',
  limits?: TimeLimits,
): Promise<OpenDatabase> {
  const copy = await copyDatabase(inject('databaseServer'), template);
  const database = await openDatabase(
    { url: copy.url, dataFolder: '', ...(limits && { limits }) },
    openLog('silent'),
  );
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });
  return database;
}
