import { refusalText, refusals } from '#core/domain/refusals.ts';
import { takeSignIn } from '#core/web/session/sign-in.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { problemFromReply } from '#core/web/transport/problem-from-reply.ts';

export type FactorOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: string };

/** Whoever an answer signs in is signed in; else the sentence of the refusal. */
export function outcomeOf(reply: Reply): FactorOutcome {
  if (!reply.ok) return { ok: false, problem: problemFromReply(reply).message };
  const outcome = takeSignIn(reply);
  return outcome.ok ? outcome : { ok: false, problem: outcome.refusal.message };
}

export const networkProblem = {
  ok: false,
  problem: refusalText(refusals['signIn.network']),
} as const;

/** Finishes a sign-in by a code of the authenticator app, or by a recovery code. */
export async function attemptSecondFactor(
  code: string,
  isRecovery: boolean,
): Promise<FactorOutcome> {
  const way = isRecovery ? 'verify-backup-code' : 'verify-totp';
  try {
    return outcomeOf(await exchangeWithIdentity('POST', `/auth/two-factor/${way}`, { code }));
  } catch {
    return networkProblem;
  }
}
