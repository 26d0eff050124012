import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { setupLimits } from './limits.ts';
import { FirstAccount, Setup } from './setup.ts';

/** All are not found once there is an account. */

const perHour = setupLimits.callsPerHour;

export const get = endpoint({
  method: 'GET',
  path: '/public/setup',
  summary: 'What the first account of an installation needs; not found once there is an account.',
  may: 'anyone',
  answer: z.object({
    /** False: a hosted identity service takes the place of passwords. */
    asksPassword: z.boolean(),
    passwordMinLength: z.int(),
  }),
});

/** In the body, not in the path: a code must not lie in logs. */
export const checkAccount = endpoint({
  method: 'PUT',
  path: '/public/setup/account',
  summary: 'Checks the code and the first account, and makes nothing.',
  may: 'anyone',
  body: FirstAccount,
  labels: { code: 'Code', name: 'Name', email: 'Email', password: 'Password' },
  perHour,
  answer: z.object({
    /** The domain of the address, when it can be a corporation's own. */
    domain: z.nullable(z.string()),
  }),
});

export const create = endpoint({
  method: 'POST',
  path: '/public/setup',
  summary: 'Makes the first Superuser and the first corporation with a scouting cycle.',
  may: 'anyone',
  body: Setup,
  labels: { account: 'Account', corporation: 'Corporation' },
  perHour,
  answer: z.object({ userId: z.string(), corporationId: z.string() }),
});
