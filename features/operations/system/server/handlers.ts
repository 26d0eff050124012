import type * as publicSettings from '#core/domain/public-settings.ts';
import type * as endpoints from '#features/operations/system/domain/endpoints.ts';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { hasAccounts } from '#features/people/identity/server/shared/has-accounts.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';

export interface SystemOptions {
  productName: string;
  /** Whether the database holds demonstration accounts. */
  demo: boolean;
}

/** `/health` answers as long as the process runs; `/ready` is served apart, for its 503. */
export const systemHandlers = (
  options: SystemOptions,
): Handlers<Omit<typeof endpoints, 'ready'> & typeof publicSettings> => ({
  health: async () => ({ status: 'ok' as const }),
  settings: async ({ db }) => ({
    productName: options.productName,
    demoAccounts: options.demo ? demoAccounts.map(({ email, about }) => ({ email, about })) : [],
    demoPassword: options.demo ? demoPassword : null,
    isSetUp: await hasAccounts(db),
  }),
});
