import { vi } from 'vitest';

/** For tests: replaces `fetch`, and records what was sent and when. */
export interface Sent {
  readonly method: string;
  /** Path and query, as sent. */
  readonly address: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
  /** Milliseconds since the server was made, by the (fake) clock. */
  readonly at: number;
}

export type Answering = (sent: Sent) => Response | Promise<Response>;

export class FakeServer {
  readonly sent: Sent[] = [];
  readonly #start = Date.now();
  readonly #answers = new Map<string, Answering[]>();

  constructor() {
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
      this.#receive(address, init),
    );
  }

  /** Responds to `GET /api/…` with these in turn; the last one repeats. */
  on(route: string, ...answers: readonly Answering[]): this {
    this.#answers.set(route, [...answers]);
    return this;
  }

  to(route: string): Sent[] {
    return this.sent.filter((sent) => routeOf(sent) === route);
  }

  times(route: string): number[] {
    return this.to(route).map(({ at }) => at);
  }

  #receive(address: string, init: RequestInit): Promise<Response> {
    const sent: Sent = {
      method: init.method ?? 'GET',
      address,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      init,
      at: Date.now() - this.#start,
    };
    this.sent.push(sent);
    const queue = this.#answers.get(routeOf(sent)) ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? json(404, notFound);
    return new Promise((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason));
      Promise.resolve()
        .then(() => answer(sent))
        .then(resolve, reject);
    });
  }
}

const routeOf = ({ method, address }: Sent) => `${method} ${address.split('?')[0]}`;

const notFound = {
  error: 'This does not exist, or you do not have access to it.',
  code: 'notFound',
};

export const json =
  (status: number, body: unknown): Answering =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });

export const noContent =
  (status = 204): Answering =>
  () =>
    new Response(null, { status });

export const text =
  (status: number, body: string, type = 'text/plain'): Answering =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

export const unreachable: Answering = () => Promise.reject(new TypeError('fetch failed'));

export const neverAnswers: Answering = () => new Promise(() => {});

export const delayed =
  (ms: number, answer: Answering): Answering =>
  (sent) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer(sent)), ms);
    });
