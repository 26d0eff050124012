import { test as bare } from '@playwright/test';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../.cache/tests');

/** Where this run stores sessions: one folder per port, so that two runs can run at the same time. */
export const stateFolderOf = (baseURL: string | undefined): string =>
  join(cache, new URL(baseURL ?? '').port);

/** The stored session of somebody who signed in at the start of the run. */
export const storageStateOf = (email: string, baseURL: string | undefined): string =>
  join(stateFolderOf(baseURL), `${email}.json`);

/**
 * A journey runs as somebody who is signed in already, or as a visitor:
 * `test.use({ person: 'owner@skf.example' })`.
 */
export const test = bare.extend<{ person: string | null }>({
  person: [null, { option: true }],
  storageState: async ({ person, baseURL }, use) => {
    await use(person === null ? undefined : storageStateOf(person, baseURL));
  },
});

export { expect, type Locator, type Page } from '@playwright/test';
