import * as jose from 'jose';
import { identityOf } from '#core/server/authorization/identity.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestServer } from './test-server.ts';

const hourMs = 60 * 60 * 1000;

interface PublicKey extends jose.JWK {
  readonly kid: string;
}

export interface TokenForger {
  /** Our published key, as anybody can fetch it. */
  readonly publicKey: PublicKey;
  /** The claims of a genuine token of this person. */
  claimsOf(person: SignedIn): jose.JWTPayload;
  /** Signed by us, with any claims. */
  genuine(claims: jose.JWTPayload): Promise<string>;
  /** Signed with another key under our key id. */
  withOtherKey(claims: jose.JWTPayload, header?: jose.JWTHeaderParameters): Promise<string>;
  /** Algorithm confusion: our public key, used as an HMAC secret. */
  withPublicKeyAsSecret(claims: jose.JWTPayload): Promise<string[]>;
}

/** Makes forged tokens, and an expired genuine one. */
export async function openTokenForger(server: TestServer): Promise<TokenForger> {
  const identity = identityOf({ ...server, log: openLog('silent') });
  const { keys } = await identity.api.getJwks();
  const [publicKey] = keys as unknown as PublicKey[];
  if (publicKey === undefined) throw new Error('The server has published no key.');
  const other = await jose.generateKeyPair('ES256');
  const { kid } = publicKey;
  return {
    publicKey,
    claimsOf: ({ token }) => jose.decodeJwt(token),
    genuine: async (claims) => {
      const { token } = await identity.api.signJWT({ body: { payload: claims } });
      return token;
    },
    withOtherKey: (claims, header) =>
      new jose.SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, ...header })
        .sign(other.privateKey),
    withPublicKeyAsSecret: async (claims) => {
      const pem = await jose.exportSPKI(
        (await jose.importJWK(publicKey, 'ES256')) as jose.CryptoKey,
      );
      return Promise.all(
        [pem, pem.trim(), JSON.stringify(publicKey)].map((secret) =>
          new jose.SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid })
            .sign(new TextEncoder().encode(secret)),
        ),
      );
    },
  };
}

export const unauthenticated = [
  'without a token',
  'with garbage for a token',
  'with an expired token',
  'with a token of another key',
  'with the public key as a secret',
  'with an unsigned token',
  'whose session was revoked',
  'who was deactivated',
] as const;
export type UnauthenticatedCaller = (typeof unauthenticated)[number];

/** The headers of each request that must be refused with 401. */
export async function unauthenticatedHeaders(
  server: TestServer,
  genuine: SignedIn,
  revoked: SignedIn,
  deactivated: SignedIn,
): Promise<Record<UnauthenticatedCaller, Record<string, string>>> {
  const tokenForger = await openTokenForger(server);
  const claims = tokenForger.claimsOf(genuine);
  const longAgo = Math.floor((Date.now() - 2 * hourMs) / 1000);
  const [hs256 = ''] = await tokenForger.withPublicKeyAsSecret(claims);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    'without a token': {},
    'with garbage for a token': bearer('garbage.garbage.garbage'),
    'with an expired token': bearer(
      await tokenForger.genuine({ ...claims, iat: longAgo, exp: longAgo + 3600 }),
    ),
    'with a token of another key': bearer(await tokenForger.withOtherKey(claims)),
    'with the public key as a secret': bearer(hs256),
    'with an unsigned token': bearer(new jose.UnsecuredJWT(claims).encode()),
    'whose session was revoked': bearer(revoked.token),
    'who was deactivated': bearer(deactivated.token),
  };
}
