import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Database } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { hostedProviderId, hostedSignInPath } from '#core/platform/identity/hosted-sign-in.ts';
import type { Identity } from '#core/platform/identity/open-identity.ts';
import { HostedSignIn } from '#features/people/identity/domain/hosted-sign-in.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';
import type { KnownDevices } from './known-device.ts';
import { parsedProblem } from './problems.ts';
import { providerProblem } from './provider-problems.ts';
import { recordLink, recordRefusal, recordSignIn } from './sign-in-log.ts';
import { webHeaders } from './web-headers.ts';

interface Parts {
  readonly database: Database;
  readonly identity: Identity;
  readonly devices: KnownDevices;
  readonly publicUrl: string;
}

const url = `/api/auth${hostedSignInPath}`;
const sentences = { ...refusals, ...providerRefusals };

/** The sentence of what the identity library answered. */
function refusalOf(status: number, text: string): Refused {
  const { code } = parsedProblem(text);
  const problem = typeof code === 'string' ? providerProblem(code) : 'signIn.failed';
  // Without a code of ours, the library has refused where the request came from.
  const entry =
    sentences[status === 403 && problem === 'signIn.failed' ? 'signIn.origin' : problem];
  return new Refused({ code: entry.code, status: entry.status || 401 }, refusalText(entry));
}

async function enter(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<string> {
  const at = new Date();
  const body = z.safeParse(HostedSignIn, request.body);
  if (!body.success) throw refused(refusals.invalid, { problem: 'it is not a token.' });
  const answer = await parts.identity.handler(
    new Request(new URL(url, parts.publicUrl), {
      method: 'POST',
      headers: webHeaders(request),
      body: JSON.stringify(body.data),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) {
    const refusal = refusalOf(answer.status, text);
    await recordRefusal(parts.database, null, hostedProviderId, refusal.code);
    throw refusal;
  }
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  const { user } = JSON.parse(text) as { readonly user: { readonly email: string } };
  void reply.header('set-cookie', parts.devices.remember(user.email, request.headers.cookie));
  await recordLink(parts.database, user.email, hostedProviderId, at);
  await recordSignIn(parts.database, user.email, hostedProviderId);
  return text;
}

/** Signing in with the ID token of a hosted identity service, which becomes a session of ours. */
export function serveHostedIdentity(app: FastifyInstance, parts: Parts): void {
  app.route({
    method: 'POST',
    url,
    // By one address: an office signs in behind one.
    config: { perAddress: { calls: 300, seconds: 60 } },
    handler: async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store' }).type('application/json; charset=utf-8');
      return reply.send(await enter(request, reply, parts));
    },
  });
}
