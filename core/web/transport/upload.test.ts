import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { TokenRefused, tokens } from './token.ts';
import { upload } from './upload.ts';
import { trackPromise } from './track-promise.ts';

const send = endpoint({
  method: 'POST',
  path: '/public/things/{id}/files',
  summary: 'A file.',
  may: 'anyone',
  answer: z.object({ id: z.string() }),
});

const sendOwn = endpoint({ ...send, path: '/things/{id}/files', may: 'signedIn' });

type Outcome = { readonly status: number; readonly body: unknown } | 'unreachable' | 'silent';

const sent: FakeRequest[] = [];
let outcomes: Outcome[] = [];
let contentType = 'application/json; charset=utf-8';

/** XMLHttpRequest, as far as the upload uses it. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  isAborted = false;
  form: FormData | null = null;

  open(_: string, address: string): void {
    this.address = address;
  }
  readonly headers: Record<string, string> = {};
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string {
    return name === 'content-type' ? contentType : 'request-1';
  }
  abort(): void {
    this.isAborted = true;
  }
  send(form: FormData): void {
    sent.push(this);
    this.form = form;
    const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'silent';
    if (outcome === 'silent') return;
    queueMicrotask(() => {
      const progress = Object.assign(new Event('progress'), { loaded: 5, total: 10 });
      this.upload.dispatchEvent(progress);
      if (outcome !== 'unreachable') {
        this.status = outcome.status;
        this.responseText = JSON.stringify(outcome.body);
      }
      this.dispatchEvent(new Event(outcome === 'unreachable' ? 'error' : 'load'));
    });
  }
}

const file = new File(['bytes'], 'deck.pdf', { type: 'application/pdf' });
const input = { params: { id: 'one' }, query: { name: 'deck.pdf' }, file };
const made = { status: 201, body: { id: 'file-1' } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sent.length = 0;
  contentType = 'application/json; charset=utf-8';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends the file as the only part of a form, and reports progress', async () => {
  outcomes = [made];
  const shares: number[] = [];
  const answer = await upload(send, input, { onProgress: (share) => shares.push(share) });
  expect(answer).toEqual({ id: 'file-1' });
  expect(shares).toEqual([0, 0.5]);
  expect(sent[0]?.address).toBe('/api/public/things/one/files?name=deck.pdf');
  expect([...(sent[0]?.form?.keys() ?? [])]).toEqual(['file']);
});

test.each([500, 503, 408, 429])('%i is retried, with growing delays', async (status) => {
  const again = { status, body: {} };
  outcomes = [again, again, made];
  const seen = trackPromise(upload(send, input));
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect(seen).toEqual({ outcome: { id: 'file-1' }, at: 3000 });
});

test('a network failure is raised when the time of section 9 is up', async () => {
  outcomes = ['unreachable'];
  const seen = trackPromise(upload(send, input));
  await vi.advanceTimersByTimeAsync(limits.storageUploadRetryMs);
  expect(seen.outcome).toMatchObject({ code: 'storage.retry-limit-exceeded' });
  expect(sent.length).toBeGreaterThan(15);
});

test.each([401, 403])('%i is sent once more, with a fresh token', async (status) => {
  const take = vi
    .spyOn(tokens, 'take')
    .mockImplementation(async ({ fresh } = {}) => (fresh === true ? 'fresh' : 'held'));
  outcomes = [{ status, body: {} }, made];
  expect(await upload(sendOwn, input)).toEqual({ id: 'file-1' });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer held', 'Bearer fresh']);
  outcomes = [{ status, body: {} }];
  await expect(upload(sendOwn, input)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(4);
  take.mockRestore();
});

test('the answer to the request for a token is that of the upload', async () => {
  const reply = { status: 403, ok: false, body: { error: 'Not you.', code: 'forbidden' } };
  const take = vi.spyOn(tokens, 'take').mockRejectedValue(new TokenRefused(reply));
  await expect(upload(sendOwn, input)).rejects.toMatchObject({ message: 'Not you.' });
  expect(sent).toHaveLength(0);
  take.mockRestore();
});

test('an answer of another type is not read', async () => {
  contentType = 'text/html';
  outcomes = [{ status: 413, body: { error: 'A page of a proxy.' } }];
  await expect(upload(send, input)).rejects.toMatchObject({
    message: refusalText(refusals['transport.status'], { code: 413 }),
  });
});

test('a refusal carries the server’s message, and is not retried', async () => {
  const error = refusalText(storageRefusals['storage.tooLarge'], { most: '10 MB' });
  outcomes = [{ status: 413, body: { error, code: 'storage.tooLarge' } }];
  await expect(upload(send, input)).rejects.toMatchObject({
    code: 'storage.tooLarge',
    message: error,
    status: 413,
    requestId: 'request-1',
  });
  expect(sent).toHaveLength(1);
});

test('a response that does not match is an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  outcomes = [{ status: 201, body: { nothing: true } }];
  await expect(upload(send, input)).rejects.toMatchObject({ code: 'transport.parse' });
});

test('an abort stops it at once, during a request and between two attempts', async () => {
  for (const outcome of ['silent', 'unreachable'] as const) {
    outcomes = [outcome];
    const stop = new AbortController();
    const seen = trackPromise(upload(send, input, { signal: stop.signal }));
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('called off'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toMatchObject({ message: 'called off' });
  }
  expect(sent[0]?.isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});
