import { randomBytes } from 'node:crypto';
import { onDatabase, templates } from './cluster.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of a template: some tens of milliseconds, against seconds for migrating and filling. */
export async function copyDatabase(
  server: string,
  template: keyof typeof templates,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const asked = (text: string) => onDatabase(server, 'postgres', (client) => client.query(text));
  await asked(`create database ${name} template ${templates[template]}`);
  return {
    url: `${server}/${name}`,
    drop: async () => {
      await asked(`drop database if exists ${name} with (force)`);
    },
  };
}
