import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import type { ProviderPeople, ProviderPerson } from './people.ts';

/**
 * A local identity provider that plays Google, Microsoft and a company's own, each an issuer of its
 * own under a path: real redirects, codes and keys, and people to choose from. It asks for no
 * password, so it listens on this machine only.
 */

export const localClient = { id: 'outrider', secret: 'only-for-the-local-identity-provider' };

const keyId = 'local';
const longSeconds = 3600;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;

function isLocalCallback(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && loopback.test(url.hostname) && url.pathname.startsWith('/api/auth/callback/')
  );
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: string) => value.replace(/[&<"]/gu, (c) => escapes[c] ?? c);

const choice = ({ sub, name, email, email_verified, xms_edov }: ProviderPerson) => {
  const isVerified = email_verified ?? xms_edov ?? false;
  return `<p><button name="sub" value="${escaped(sub)}">${escaped(name)}<br>
    <small>${escaped(email ?? 'no email')}${isVerified ? '' : ', not verified'}</small></button></p>`;
};

const page = (name: string, people: readonly ProviderPerson[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local ${escaped(name)}</title>
<style>body{font:16px/1.4 system-ui;margin:2rem auto;max-width:24rem;padding:0 1rem}
button{font:inherit;width:100%;text-align:left;padding:.6rem .8rem}small{opacity:.7}</style>
<h1>Local ${escaped(name)}</h1><p>Choose who signs in. For development and tests only.</p>
<form method="post">${people.map(choice).join('')}
<p><button name="sub" value="">Cancel</button></p></form></html>`;

function configurationFor(
  name: string,
  peopleOf: () => readonly ProviderPerson[],
  jwk: object,
): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    jwks: { keys: [{ ...jwk, kid: keyId, alg: 'RS256', use: 'sig' }] },
    clients: [
      {
        client_id: localClient.id,
        client_secret: localClient.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`http://localhost:3000/api/auth/callback/${name}`],
      },
    ],
    cookies: { keys: [`local ${name}`], names: { session: `${name}_session` } },
    claims: {
      openid: ['sub', 'tid', 'xms_edov'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    ttl: {
      Interaction: longSeconds,
      Session: longSeconds,
      Grant: longSeconds,
      AccessToken: longSeconds,
      IdToken: longSeconds,
      AuthorizationCode: 60,
    },
    // Claims are in the ID token, as those of Google and Microsoft are.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/${name}/interaction/${uid}` },
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, id) => {
      const person = peopleOf().find(({ sub }) => sub === id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function openIssuer(
  name: string,
  url: string,
  peopleOf: () => readonly ProviderPerson[],
): Promise<Handler> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration = configurationFor(name, peopleOf, await exportJWK(privateKey));
  const provider = new Provider(`${url}/${name}`, configuration);
  // The product under test has another port each time.
  provider.Client.prototype.redirectUriAllowed = isLocalCallback;
  const callback = provider.callback();

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page(name, peopleOf()));
      return;
    }
    const accountId = new URLSearchParams(await text(request)).get('sub') ?? '';
    await provider.interactionFinished(
      request,
      response,
      accountId === ''
        ? { error: 'access_denied', error_description: 'The person cancelled.' }
        : { login: { accountId, remember: false }, select_account: {} },
    );
  }

  return async (request, response) => {
    const path = (request.url ?? '').slice(name.length + 1);
    if (path.startsWith('/interaction/')) return choose(request, response);
    Object.assign(request, { originalUrl: request.url });
    request.url = path === '' ? '/' : path;
    await callback(request, response);
    return undefined;
  };
}

export interface LocalIdentityProvider {
  /** Its base URL; the issuers are the paths under it. */
  readonly url: string;
  /** Replaces those who can be chosen. */
  setPeople(people: ProviderPeople): void;
  close(): Promise<void>;
}

/** Opens it on this port; 0: any. */
export async function openIdentityProvider(
  port: number,
  people: ProviderPeople,
): Promise<LocalIdentityProvider> {
  let current = people;
  const issuers = new Map<string, Handler>();
  const server = createServer((request, response) => {
    const handler = issuers.get((request.url ?? '').split('/')[1] ?? '');
    if (handler === undefined) {
      response.writeHead(404).end('There is no such issuer.');
      return;
    }
    handler(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const url = `http://localhost:${address.port}`;
  for (const name of Object.keys(people)) {
    issuers.set(name, await openIssuer(name, url, () => current[name] ?? []));
  }
  return {
    url,
    setPeople: (value) => {
      current = value;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
