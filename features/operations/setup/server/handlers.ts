import { refusals } from '#core/domain/refusals.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Log } from '#core/platform/log/log.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import {
  assertFirstPassword,
  hashFirstPassword,
} from '#features/people/identity/server/shared/create-account-for.ts';
import { hasAccounts } from '#features/people/identity/server/shared/has-accounts.ts';
import type * as endpoints from '#features/operations/setup/domain/endpoints.ts';
import { linkToSetup } from '#features/operations/setup/domain/links.ts';
import { setupRefusals } from '#features/operations/setup/domain/refusals.ts';
import { freeDomainOf, withPassword } from './first-account.ts';
import { performSetup } from './perform-setup.ts';
import { deleteCode, tryCode } from './shared/setup-code.ts';

interface Parts {
  readonly settings: Settings;
  readonly log: Pick<Log, 'warn'>;
}

/** @throws Refused `notFound` */
async function assertOpen(db: Queryable): Promise<void> {
  if (await hasAccounts(db)) throw refused(refusals.notFound);
}

/** @throws Refused `setup.wrongCode`, `setup.taken`, or `setup.newCode`, which the log has then. */
async function assertCode(db: Queryable, { settings, log }: Parts, typed: string): Promise<void> {
  const outcome = await tryCode(db, settings.authSecret, typed);
  if (outcome.isRight) return;
  // Whoever was first has used the code up.
  if (await hasAccounts(db)) throw refused(setupRefusals['setup.taken']);
  if (outcome.newCode === null) throw refused(setupRefusals['setup.wrongCode']);
  log.warn(
    `Too many codes were wrong. The new code for ${settings.publicUrl}${linkToSetup}: ${outcome.newCode}`,
  );
  throw refused(setupRefusals['setup.newCode']);
}

/** Without an account there is nobody to ask for rights: the code is the right. */
export const setupHandlers = (parts: Parts): Handlers<typeof endpoints> => ({
  async get({ db }) {
    await assertOpen(db);
    const { hostedIdentity, passwordMinLength } = parts.settings;
    return { asksPassword: hostedIdentity === null, passwordMinLength };
  },

  checkAccount: preparing({
    async prepare({ body, db }) {
      await assertOpen(db);
      await assertCode(db, parts, body.code);
      const person = withPassword(parts.settings, body);
      if (person !== null) assertFirstPassword(parts.settings, person);
    },
    act: async ({ body, db }) => ({ domain: await freeDomainOf(db, body.email) }),
  }),

  create: preparing({
    async prepare({ body: { account }, db }) {
      await assertOpen(db);
      await assertCode(db, parts, account.code);
      const person = withPassword(parts.settings, account);
      return person && hashFirstPassword(parts.settings, person);
    },
    async act({ body, db }, hash) {
      await lockUntilCommit(db, 'setup');
      if (await hasAccounts(db)) throw refused(setupRefusals['setup.taken']);
      await deleteCode(db);
      return performSetup(db, body, hash);
    },
  }),
});
