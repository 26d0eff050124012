import { text as textOf } from 'node:stream/consumers';
import { randomInt } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answer, CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { formWith, photoFormWith, sampleFile, type Form } from './forms.ts';
import { png } from './sample-images.ts';

type QueryValue = string | number | undefined;

export interface Reply {
  readonly status: number;
  /** The raw body. */
  readonly text: string;
  /** The body as JSON; null when there is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The cookies set, as `name=value; Flag…`. */
  readonly cookies: readonly string[];
}

export interface Sending {
  readonly query?: Readonly<Record<string, QueryValue | readonly string[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of a body. */
  readonly form?: Form;
}

/** A random address per call, so that tests do not hit the rate limits per address. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export interface Client {
  send(method: Endpoint['method'], path: string, sending?: Sending): Promise<Reply>;
  /** Calls an endpoint of the contract and expects it to succeed. */
  ask<E extends Endpoint>(endpoint: E, ...input: InputOf<E>): Promise<Answer<E>>;
  /** The same, whatever the status. */
  try<E extends Endpoint>(endpoint: E, ...input: InputOf<E>): Promise<Reply>;
}

type InputOf<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, QueryValue | readonly string[]>>;
  readonly body?: unknown;
}

export async function inject(app: FastifyInstance, options: InjectOptions): Promise<Reply> {
  const reply = await app.inject({ ...options, payloadAsStream: true });
  const type = String(reply.headers['content-type'] ?? '');
  // A stream of events does not end: only its status is returned.
  const isEndless = type.startsWith('text/event-stream');
  const text = isEndless ? '' : await textOf(reply.stream());
  return {
    status: reply.statusCode,
    text,
    body: /\bjson\b/u.test(type) && text !== '' ? JSON.parse(text) : null,
    headers: reply.headers,
    cookies: [reply.headers['set-cookie'] ?? []].flat(),
  };
}

function searchOf(query: Parts['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** A client of the app; `headers` are sent with every request. */
export function clientOf(app: FastifyInstance, headers: Readonly<Record<string, string>>): Client {
  const send: Client['send'] = (method, path, sending = {}) =>
    inject(app, {
      method,
      url: `/api${path}${searchOf(sending.query)}`,
      remoteAddress: someAddress(),
      headers: {
        ...headers,
        ...(sending.body !== undefined && { 'content-type': 'application/json' }),
        ...sending.form?.headers,
        ...sending.headers,
      },
      ...(sending.body !== undefined && { payload: JSON.stringify(sending.body) }),
      ...(sending.form && { payload: sending.form.payload }),
    });
  const attempt = (endpoint: Endpoint, { params = {}, query, body }: Parts = {}) => {
    const path = endpoint.path.replace(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const form =
      (endpoint.takesFile === true && { form: formWith(sampleFile) }) ||
      (endpoint.takesPhoto === true && { form: photoFormWith(png) });
    return send(endpoint.method, path, { ...(query && { query }), body, ...form });
  };
  return {
    send,
    try: (endpoint, ...[input]) => attempt(endpoint, input as Parts | undefined),
    ask: async (endpoint, ...[input]) => {
      const reply = await attempt(endpoint, input as Parts | undefined);
      if (reply.status >= 300) {
        throw new Error(`${endpoint.method} ${endpoint.path} → ${reply.status} ${reply.text}`);
      }
      return reply.body as Answer<typeof endpoint>;
    },
  };
}
