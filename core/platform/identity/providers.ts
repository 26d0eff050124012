import { withAsciiDomain } from '#core/domain/identity/email-address.ts';
import { createAuthMiddleware } from 'better-auth/api';
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins';
import { decodeJwt } from 'jose';

/** An OpenID Connect provider, as the identity library is given it. */
export interface OpenIdProvider {
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Somebody whom a provider has sent, before anything is stored. */
export interface Arrival {
  /** `sign-in`: their identity is known. `link-account`: their address alone is. */
  readonly action: 'create-user' | 'link-account' | 'sign-in';
  readonly providerId: string;
  readonly email: string;
  /** By our rules, not the provider's word alone. */
  readonly isEmailVerified: boolean;
  /** The known person; null for a new one. */
  readonly authId: string | null;
}

/** Codes of refusals, which the identity feature has the sentences of. */
export type ProviderRefusal =
  | 'signIn.disabled'
  | 'signIn.noAccount'
  | 'signIn.successor'
  | 'signIn.unverified';

/** Who gets in. */
export interface ProviderRules {
  isEmailVerified(providerId: string, claims: Claims): Promise<boolean>;
  /** Called with an address that is verified, before it is looked up. */
  emailProven(email: string): Promise<void>;
  refusalOf(arrival: Arrival): Promise<ProviderRefusal | null>;
  /** Somebody known gets in, who may have another address than before. */
  arrived(arrival: Arrival): Promise<void>;
}

const emailCharactersMost = 254;
/** One address: no second `@`, no spaces, nothing that a database or a mail would refuse. */
const emailAddress = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** The address in lower case; null when it is missing or none. */
export function emailIn({ email }: Claims): string | null {
  if (typeof email !== 'string' || email.length > emailCharactersMost) return null;
  return emailAddress.test(email) ? withAsciiDomain(email.toLowerCase()) : null;
}

export const nameIn = ({ name }: Claims): string =>
  typeof name === 'string' ? name.replace(/\p{Cc}+/gu, ' ').slice(0, 200) : '';

const configOf = (
  { id, issuer, clientId, clientSecret }: OpenIdProvider,
  rules: ProviderRules,
): GenericOAuthConfig => ({
  providerId: id,
  discoveryUrl: `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`,
  requireIdTokenVerification: true,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  // On a shared machine the provider would otherwise choose the last person.
  prompt: 'select_account',
  // Who a person is: the issuer and its subject. Microsoft has an issuer for each tenant.
  accountSubject: ({ tokens: { idToken } }) => {
    const { iss, sub } = idToken === undefined ? {} : decodeJwt(idToken);
    return iss && sub ? `${iss} ${sub}` : '';
  },
  mapProfileToUser: async (profile) => {
    const email = emailIn(profile);
    const emailVerified = email !== null && (await rules.isEmailVerified(id, profile));
    if (emailVerified) await rules.emailProven(email);
    // Pictures of other servers are not loaded by our pages.
    return { email, emailVerified, name: nameIn(profile), image: undefined };
  },
});

/** Microsoft's issuer for many tenants, in its discovery document. */
const tenantSlot = '{tenantid}';

/**
 * Microsoft's issuer names the tenant of the person: the token's issuer must be the one of the tenant
 * that it names, in place of one issuer for all.
 */
const tenantIssuers = () => ({
  id: 'tenant-issuers',
  hooks: {
    before: [
      {
        matcher: ({ path }: { path?: string | undefined }) => path === '/callback/:id',
        handler: createAuthMiddleware(async ({ context }) => {
          for (const provider of context.socialProviders) {
            const { issuer, idToken } = provider;
            if (!issuer?.includes(tenantSlot) || !idToken || !('jwks' in idToken)) continue;
            provider.issuer = undefined;
            provider.idToken = Object.assign(idToken, {
              issuer: undefined,
              verifyClaims: ({ iss, tid }: Claims) =>
                typeof tid === 'string' && iss === issuer.replace(tenantSlot, tid),
            });
          }
        }),
      },
    ],
  },
});

/**
 * Sign-in by OpenID Connect. A provider is asked for its endpoints and keys when somebody chooses it:
 * the start of the server does not wait for others.
 */
export function providerPlugins(providers: readonly OpenIdProvider[], rules: ProviderRules) {
  const config = providers.map((provider) => configOf(provider, rules));
  const init = () => {
    const context = {
      socialProviders: [],
      // The library looks there for providers whose discovery has not succeeded yet.
      genericOAuthPendingDiscovery: new Map(config.map((one) => [one.providerId, one])),
    };
    return { context };
  };
  return [{ ...genericOAuth({ config }), init }, tenantIssuers()] as const;
}
