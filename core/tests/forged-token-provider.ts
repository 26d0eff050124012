import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What the token endpoint was asked, for a test to answer. */
export interface TokenRequest {
  readonly issuer: string;
  readonly parameters: URLSearchParams;
}

/** An answer of the token endpoint; a string is its ID token. */
export type TokenAnswer = string | { readonly status: number; readonly body: string };

/**
 * A provider that says whatever a test wants, true or forged, as several issuers: `/google`,
 * `/microsoft`, `/company`. Nobody visits it: a test calls back with any code.
 */
export async function openForgingProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let answer: (request: TokenRequest) => TokenAnswer | Promise<TokenAnswer> = () => ({
    status: 400,
    body: '{"error":"invalid_grant"}',
  });
  let isDown = false;
  /** In place of the issuer in the discovery document. */
  let issuerShown: ((issuer: string) => string) | null = null;

  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const issuer = `${url}/${name}`;
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (isDown) return send(503, '{}');
    if (rest.join('/') === '.well-known/openid-configuration') {
      const configuration = {
        issuer: issuerShown?.(issuer) ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      };
      return send(200, JSON.stringify(configuration));
    }
    if (rest[0] === 'keys') return send(200, JSON.stringify({ keys: [jwk] }));
    if (rest[0] !== 'token') return send(404, '{}');
    return void text(request)
      .then((body) => answer({ issuer, parameters: new URLSearchParams(body) }))
      .then((token) =>
        typeof token === 'string'
          ? send(200, JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: token }))
          : send(token.status, token.body),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const url = `http://localhost:${address.port}`;

  return {
    url,
    publicJwk: jwk,
    /** A token that it signs; `header` and the key can be another's. */
    sign: (claims: JWTPayload, options: { kid?: string; asStranger?: boolean } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'one' })
        .sign(options.asStranger === true ? stranger.privateKey : privateKey),
    answerWith: (value: typeof answer) => {
      answer = value;
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
    showIssuer: (value: typeof issuerShown) => {
      issuerShown = value;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ForgingProvider = Awaited<ReturnType<typeof openForgingProvider>>;
