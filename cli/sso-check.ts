import { randomBytes } from 'node:crypto';
import { createAuthorizationURL, validateAuthorizationCode } from 'better-auth/oauth2';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { second } from '#core/domain/units.ts';
import type { ProviderSettings } from '#core/server/provider-settings.ts';
import { checkState } from '#features/people/identity/domain/provider-sign-in.ts';

/** How the check talks: prints a line, and asks for what the browser shows after signing in. */
export interface CheckConsole {
  readonly print: (line: string) => void;
  /** The last address or code; blank: the sign-in is left out. */
  readonly ask: (address: string) => Promise<string>;
}

const timeoutMs = 10 * second;
const tenantSlot = '{tenantid}';

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.optional(z.array(z.string())),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});
type Discovery = z.infer<typeof Discovery>;

const Keys = z.object({
  keys: z.array(z.object({ kty: z.string(), kid: z.optional(z.string()) })),
});

class StepFailed extends Error {}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      throw new StepFailed(`${url} cannot be reached (${cause?.code ?? message}).`);
    },
  );
  if (!response.ok) throw new StepFailed(`${url} answers ${response.status}.`);
  return response.json().catch(() => {
    throw new StepFailed(`${url} does not answer JSON.`);
  });
}

async function discover({ issuer }: ProviderSettings): Promise<Discovery> {
  const url = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;
  const parsed = z.safeParse(Discovery, await fetchJson(url));
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new StepFailed(`${url} lacks ${missing}.`);
  }
  const { data } = parsed;
  if (data.issuer !== issuer && !data.issuer.includes(tenantSlot)) {
    throw new StepFailed(`The issuer calls itself ${data.issuer}; the setting says ${issuer}.`);
  }
  const methods = data.code_challenge_methods_supported;
  if (methods && !methods.includes('S256')) {
    throw new StepFailed('The provider does not take proof keys (PKCE, S256).');
  }
  return data;
}

async function countKeys({ jwks_uri: url }: Discovery): Promise<number> {
  const parsed = z.safeParse(Keys, await fetchJson(url));
  if (!parsed.success || parsed.data.keys.length === 0) {
    throw new StepFailed(`${url} lists no keys.`);
  }
  return parsed.data.keys.length;
}

interface Attempt {
  readonly url: URL;
  readonly redirectURI: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

async function beginAttempt(
  { id, clientId, clientSecret }: ProviderSettings,
  discovery: Discovery,
  publicUrl: string,
): Promise<Attempt> {
  const redirectURI = `${publicUrl}/api/auth/callback/${id}`;
  const codeVerifier = randomBytes(48).toString('base64url');
  const nonce = randomBytes(24).toString('base64url');
  const url = await createAuthorizationURL({
    id,
    options: { clientId, clientSecret },
    redirectURI,
    codeVerifier,
    nonce,
    authorizationEndpoint: discovery.authorization_endpoint,
    state: checkState + randomBytes(24).toString('base64url'),
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account',
  });
  return { url, redirectURI, codeVerifier, nonce };
}

/** Providers answer 400, or go to an address about an error, when client or redirect is unknown. */
async function assertRedirectTaken({ url, redirectURI }: Attempt): Promise<void> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const location = response.headers.get('location') ?? '';
  if (response.status < 400 && !/[?&#/](?:\w*error\w*)(?:[=/?]|$)/iu.test(location)) return;
  throw new StepFailed(
    `The provider refuses the request (${response.status}). Register this redirect address with ` +
      `it, for this client: ${redirectURI}`,
  );
}

/** The code in the address that the browser ended at, or the code alone. */
function codeIn(answer: string): string {
  const params = URL.parse(answer)?.searchParams;
  const error = params?.get('error');
  if (error) throw new StepFailed(`The provider answered ${error}.`);
  return params?.get('code') ?? answer;
}

async function exchange(
  { clientId, clientSecret }: ProviderSettings,
  discovery: Discovery,
  attempt: Attempt,
  code: string,
): Promise<JWTPayload> {
  const { redirectURI, codeVerifier, nonce } = attempt;
  const tokens = await validateAuthorizationCode({
    code,
    codeVerifier,
    redirectURI,
    options: { clientId, clientSecret },
    tokenEndpoint: discovery.token_endpoint,
  }).catch(() => {
    throw new StepFailed('The code was refused. Is the client secret right, and the code new?');
  });
  if (tokens.idToken === undefined) throw new StepFailed('The provider sent no ID token.');
  const isTemplate = discovery.issuer.includes(tenantSlot);
  const algorithms = discovery.id_token_signing_alg_values_supported;
  const { payload } = await jwtVerify(
    tokens.idToken,
    createRemoteJWKSet(new URL(discovery.jwks_uri)),
    {
      audience: clientId,
      ...(!isTemplate && { issuer: discovery.issuer }),
      ...(algorithms && { algorithms }),
      requiredClaims: ['iss', 'sub', 'exp', 'iat'],
      clockTolerance: 30,
    },
  ).catch((error: unknown) => {
    throw new StepFailed(`The ID token is not valid: ${(error as Error).message}.`);
  });
  if (payload['nonce'] !== nonce) throw new StepFailed('The ID token has another nonce.');
  return payload;
}

const missingClaim: Readonly<Record<string, string>> = {
  email: 'no one can sign in without an email address: give the client the scope email.',
  email_verified: 'addresses count as not verified, and no one is let in by them.',
  xms_edov:
    'add it as an optional claim of the ID token, or bind the tenant: outrider sso tenant CORPORATION TENANT.',
  name: 'the name is made from the email address.',
};

/** Prints each claim, and the missing ones with what follows. Returns whether people can sign in. */
function judge(
  { kind, domains }: ProviderSettings,
  claims: JWTPayload,
  print: CheckConsole['print'],
): boolean {
  for (const [name, value] of Object.entries(claims)) {
    print(`          ${name.padEnd(16)} ${JSON.stringify(value)}`);
  }
  const verified = kind === 'microsoft' ? 'xms_edov' : 'email_verified';
  const missing = ['email', verified, 'name'].filter((name) => claims[name] === undefined);
  for (const name of missing) print(`missing   ${name}: ${missingClaim[name]}`);
  const email = claims['email'];
  const domain = typeof email === 'string' ? email.slice(email.lastIndexOf('@') + 1) : '';
  if (domains !== null && domain !== '' && !domains.includes(domain.toLowerCase())) {
    print(`FAILED    ${domain} is not among the domains of this provider: ${domains.join(', ')}.`);
    return false;
  }
  return missing.every((name) => name === 'name');
}

/**
 * Checks a provider from the discovery document to the claims of a person, without signing anybody
 * in. Returns whether everything is as it must be.
 */
export async function checkProvider(
  provider: ProviderSettings,
  publicUrl: string,
  { print, ask }: CheckConsole,
): Promise<boolean> {
  const step = async <T>(name: string, work: () => Promise<T>, said: (result: T) => string) => {
    try {
      const result = await work();
      print(`ok        ${name}: ${said(result)}`);
      return result;
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      print(`FAILED    ${name}: ${error.message}`);
      return null;
    }
  };
  const discovery = await step(
    'discovery',
    () => discover(provider),
    ({ issuer }) => issuer,
  );
  if (discovery === null) return false;
  const keys = await step(
    'keys',
    () => countKeys(discovery),
    (count) => `${count} at ${discovery.jwks_uri}`,
  );
  if (keys === null) return false;
  const attempt = await beginAttempt(provider, discovery, publicUrl);
  const redirect = await step(
    'redirect',
    async () => {
      await assertRedirectTaken(attempt);
      return attempt.redirectURI;
    },
    (address) => address,
  );
  if (redirect === null) return false;
  const answer = (await ask(attempt.url.href)).trim();
  if (answer === '') {
    print('left out  sign-in');
    return true;
  }
  const claims = await step(
    'sign-in',
    async () => exchange(provider, discovery, attempt, codeIn(answer)),
    () => 'the ID token is valid. Its claims:',
  );
  return claims !== null && judge(provider, claims, print);
}
