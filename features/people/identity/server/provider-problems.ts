import type { refusals } from '#core/domain/refusals.ts';
import type { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';

type Known<Table> = Extract<keyof Table, `signIn.${string}`>;
export type ProviderProblem = Known<typeof refusals> | Known<typeof providerRefusals>;

/** Error codes of the identity library and of providers, by what a person can do about them. */
const codes: readonly (readonly [ProviderProblem, readonly string[]])[] = [
  ['signIn.canceled', ['access_denied', 'user_cancelled', 'consent_required', 'login_required']],
  [
    'signIn.expired',
    ['state_mismatch', 'state_not_found', 'state_invalid', 'please_restart_the_process'],
  ],
  [
    'signIn.providerDown',
    ['temporarily_unavailable', 'server_error', 'oauth_provider_not_found', 'provider_not_found'],
  ],
  [
    'signIn.providerAnswer',
    [
      'invalid_code',
      'no_code',
      'issuer_mismatch',
      'issuer_missing',
      'nonce_binding_missing',
      'unable_to_get_user_info',
    ],
  ],
  ['signIn.noEmail', ['email_not_found']],
  ['signIn.unverified', ['account_not_linked', 'email_not_verified', 'signIn.unverified']],
  ['signIn.disabled', ['banned_user', 'signIn.disabled']],
  ['signIn.noAccount', ['signup_disabled', 'signIn.noAccount']],
  ['signIn.successor', ['signIn.successor']],
];

const byCode = new Map(
  codes.flatMap(([problem, names]) => names.map((code) => [code.toLowerCase(), problem])),
);

/** One of our own codes, whatever was sent: the rest of the address comes from outside. */
export const providerProblem = (code: string): ProviderProblem =>
  byCode.get(code.toLowerCase()) ?? 'signIn.failed';
