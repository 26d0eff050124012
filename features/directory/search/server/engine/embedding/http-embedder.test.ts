import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { second } from '#core/domain/units.ts';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { waitUntil } from '#core/tests/wait-until.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpEmbedder } from './http-embedder.ts';

interface Asked {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly model: string;
  readonly input: readonly string[];
}

type Behaviour = (request: Asked, response: ServerResponse) => unknown;

/** The vector of a text: how many `a`, `b` and `c` it has. */
const pointOf = (input: string) => ['a', 'b', 'c'].map((one) => input.split(one).length - 1);

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Answers like OpenAI, but in another order, which the protocol's `index` allows. */
const obliging: Behaviour = ({ input, model }, response) =>
  json(response, {
    object: 'list',
    model,
    data: input
      .map((one, index) => ({ object: 'embedding', index, embedding: pointOf(one) }))
      .toReversed(),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });

let behaviours: Behaviour[] = [];
let requests: Asked[] = [];
const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const { model, input } = JSON.parse(body) as Pick<Asked, 'model' | 'input'>;
    const { authorization } = request.headers;
    const one = { url: request.url ?? '', authorization, model, input };
    requests.push(one);
    return (behaviours.shift() ?? obliging)(one, response);
  });
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  behaviours = [];
  requests = [];
});

const key = 'sk-hidden';
const settings = { url, model: 'letters', dimensions: 3, key };
const impatient = { callMs: 20_000, retryWaitsMs: [5, 10, 20] };
const open = () => httpEmbedder(settings, impatient);

test('requests follow OpenAI’s protocol, and unit vectors are returned in the order asked', async () => {
  const [first, second] = await open().embed(['abb', 'c']);
  expect(requests).toEqual([
    {
      url: '/v1/embeddings',
      authorization: `Bearer ${key}`,
      model: 'letters',
      input: ['abb', 'c'],
    },
  ]);
  expect([...(first ?? [])].map((value) => value.toFixed(3))).toEqual(['0.447', '0.894', '0.000']);
  expect([...(second ?? [])]).toEqual([0, 0, 1]);
});

test('many texts are sent in batches, without duplicates and blank ones', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => 'a'.repeat(1 + (index % 150)));
  const points = await open().embed([...texts, ' ']);
  expect(requests.map(({ input }) => input.length)).toEqual([64, 64, 22]);
  expect(points).toHaveLength(201);
  expect(points.at(-1)).toEqual(new Float32Array(3));
});

test('the vector of a single text, a query, is cached', async () => {
  const embedder = open();
  await embedder.embed(['abc']);
  await embedder.embed(['abc']);
  expect(requests).toHaveLength(1);
});

const status =
  (code: number, headers = {}): Behaviour =>
  (_, response) =>
    response.writeHead(code, headers).end('{"error":{"message":"sk-hidden is wrong"}}');
const hangUp: Behaviour = (_, response) => response.destroy();
const never: Behaviour = () => {};

test.each([
  ['429', status(429, { 'retry-after': '3600' })],
  ['500', status(500)],
  ['a broken line', hangUp],
])('after %s it retries', async (_, trouble) => {
  behaviours = [trouble];
  expect(await open().embed(['a'])).toEqual([Float32Array.of(1, 0, 0)]);
  expect(requests).toHaveLength(2);
});

test('a request that is not answered in time is given up, and made again', async () => {
  const ends: (() => void)[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    ends.push(() => late.abort(new DOMException('Too late.', 'TimeoutError')));
    return late.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  behaviours = [never];
  const embedding = open().embed(['a']);
  await waitUntil(() => requests.length === 1);
  ends[0]?.();
  expect(await embedding).toEqual([Float32Array.of(1, 0, 0)]);
  expect(requests).toHaveLength(2);
  expect(timeout.mock.calls).toEqual([[impatient.callMs], [impatient.callMs]]);
});

test('it gives up after the fourth attempt', async () => {
  behaviours = Array.from({ length: 9 }, () => status(503));
  await expect(open().embed(['a'])).rejects.toThrow('The endpoint answered 503.');
  expect(requests).toHaveLength(4);
});

const body =
  (content: string): Behaviour =>
  (_, response) =>
    response.end(content);
const data =
  (...embeddings: unknown[]): Behaviour =>
  (_, response) =>
    json(response, { data: embeddings.map((embedding, index) => ({ index, embedding })) });

test.each([
  ['401', status(401), 'The endpoint answered 401.'],
  ['404', status(404), 'The endpoint answered 404.'],
  ['what is no JSON', body('<html>'), 'The answer is not valid JSON.'],
  ['nothing', body(''), 'The answer is not valid JSON.'],
  ['another shape', body('{"data":[{"embedding":"x"}]}'), 'The answer holds no embeddings.'],
  ['text for numbers', data(['1', '2', '3']), 'The answer holds no embeddings.'],
  ['no numbers', data([null, 1, 2]), 'The answer holds no embeddings.'],
  ['too few texts', data(), 'The answer leaves out a text.'],
  [
    'another number of dimensions',
    data([1, 2]),
    'The answer has 2 dimensions, EMBEDDINGS_DIMENSIONS says 3.',
  ],
])('%s is an error, and is not retried', async (_, trouble, said) => {
  behaviours = [trouble];
  const failure = await open()
    .embed(['a'])
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'EmbeddingFailed', message: said });
  expect(JSON.stringify(failure)).not.toContain(key);
  expect(requests).toHaveLength(1);
});

test('redirects are not followed, since the key would be sent along', async () => {
  const redirect = status(307, { location: url });
  behaviours = [redirect, redirect, redirect, redirect];
  await expect(open().embed(['a'])).rejects.toThrow('The endpoint did not answer');
  expect(requests.every((one) => one.url === '/v1/embeddings')).toBe(true);
  expect(requests).toHaveLength(4);
});

function logged() {
  const lines: { level: number; msg: string }[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  return { lines, log: pino({}, stream) };
}

/** The clock by which a search stops waiting for its vector; requests have another one. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('on failure search goes on without vectors, and the log says so once', async () => {
  stopClock();
  const { lines, log } = logged();
  const embedder = withCircuitBreaker(open(), log);
  behaviours = [status(401), status(401)];
  expect(await embedder.ofRecords(['a', 'b'])).toEqual([null, null]);
  expect(await embedder.ofRecords(['a'])).toEqual([null]);
  // The circuit is open: no request is made.
  expect(await embedder.ofQuery('a')).toBeNull();
  expect(requests).toHaveLength(2);
  expect(await embedder.ofRecords(['a'])).toEqual([Float32Array.of(1, 0, 0)]);
  expect(await embedder.ofQuery('a')).toEqual(Float32Array.of(1, 0, 0));
  expect(lines.map(({ msg }) => msg)).toEqual([
    'Embeddings cannot be had: search goes by words alone.',
    'Embeddings can be had again.',
  ]);
  expect(JSON.stringify(lines)).not.toContain(key);
});

test('searches do not wait for a slow endpoint, and five at once do not send five requests', async () => {
  const { log } = logged();
  const embedder = withCircuitBreaker(open(), log);
  behaviours = Array.from({ length: 9 }, () => never);
  stopClock();
  const texts = ['a', 'b', 'c', 'ab', 'abc'];
  const searching = Promise.all(texts.map((one) => embedder.ofQuery(one)));
  await waitUntil(() => requests.length === 4);
  vi.advanceTimersByTime(second / 2);
  expect(await searching).toEqual([null, null, null, null, null]);
  expect(requests).toHaveLength(4);
});
