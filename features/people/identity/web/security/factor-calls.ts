import * as z from 'zod/mini';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { problemFromReply } from '#core/web/transport/problem-from-reply.ts';
import { tokens } from '#core/web/transport/token.ts';

/** The second factor, at the identity provider. Each throws a Problem when it is refused. */

async function send<Schema extends z.ZodMiniType>(
  path: `/auth/two-factor/${string}`,
  body: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reply = await exchangeWithIdentity('POST', path, body).catch(() => {
    throw problemOf(refuse(refusals['transport.network']));
  });
  if (!reply.ok) throw problemFromReply(reply);
  const parsed = schema.safeParse(reply.body);
  if (!parsed.success) throw problemOf(refuse(refusals['transport.parse']));
  return parsed.data;
}

const Begun = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
export type BegunSecondFactor = z.infer<typeof Begun>;

/** Makes the secret for an authenticator app, which works once a code of it was entered. */
export const beginSecondFactor = (password: string) =>
  send('/auth/two-factor/enable', { password }, Begun);

/** The session is replaced by another, whose token is fetched before anything else is asked. */
const renewToken = () => tokens.take({ fresh: true }).catch(() => null);

export async function confirmSecondFactor(code: string): Promise<void> {
  await send('/auth/two-factor/verify-totp', { code }, z.object({}));
  await renewToken();
}

export async function disableSecondFactor(password: string): Promise<void> {
  await send('/auth/two-factor/disable', { password }, z.object({}));
  await renewToken();
}

export async function renewRecoveryCodes(password: string): Promise<readonly string[]> {
  const path = '/auth/two-factor/generate-backup-codes';
  const answer = await send(path, { password }, z.object({ backupCodes: z.array(z.string()) }));
  return answer.backupCodes;
}
