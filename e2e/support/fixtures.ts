import { test as bare, type BrowserContext } from '@playwright/test';
import { join } from 'node:path';
import { followRequests } from './pending-requests.ts';
import { recordToasts } from './record-toasts.ts';

const cache = join(import.meta.dirname, '../../.cache/tests');

/** Where this run stores sessions: one folder per port, so that two runs can run at the same time. */
export const stateFolderOf = (baseURL: string | undefined): string =>
  join(cache, new URL(baseURL ?? '').port);

/** The stored session of somebody who signed in at the start of the run. */
export const storageStateOf = (email: string, baseURL: string | undefined): string =>
  join(stateFolderOf(baseURL), `${email}.json`);

/** Every page, also those of further browsers in a journey, keeps what would be gone too soon. */
function prepare(context: BrowserContext): void {
  context.on('page', followRequests);
  // One that is closed at once needs none.
  context.addInitScript(recordToasts).catch(() => {});
}

/**
 * A journey runs as somebody who is signed in already, or as a visitor:
 * `test.use({ person: 'owner@skf.example' })`.
 */
export const test = bare.extend<{ person: string | null }, { preparedContexts: null }>({
  person: [null, { option: true }],
  storageState: async ({ person, baseURL }, use) => {
    await use(person === null ? undefined : storageStateOf(person, baseURL));
  },
  preparedContexts: [
    async ({ browser }, use) => {
      browser.on('context', prepare);
      await use(null);
      browser.off('context', prepare);
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect, type Locator, type Page } from '@playwright/test';
