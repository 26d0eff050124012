import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { tokens } from '#core/web/transport/token.ts';
import { trackPromise } from '#core/web/transport/track-promise.ts';
import { nameOfUrl, openFileStorage } from './file-storage.ts';

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

const sent: { method: string; address: string; headers: Record<string, string>; body: unknown }[] =
  [];
let outcomes: (Outcome | 'unreachable')[] = [];
const next = () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'unreachable';

/** XMLHttpRequest, as far as uploads use it. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  method = '';
  address = '';

  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : null;
  }
  abort(): void {}
  send(body: unknown): void {
    sent.push({ method: this.method, address: this.address, headers: this.headers, body });
    const outcome = next();
    queueMicrotask(() => {
      if (outcome !== 'unreachable') {
        this.status = outcome.status;
        this.responseText = JSON.stringify(outcome.body);
      }
      this.dispatchEvent(new Event(outcome === 'unreachable' ? 'error' : 'load'));
    });
  }
}

const metadata = {
  id: 'f',
  name: 'a b.txt',
  size: 3,
  contentType: 'text/plain',
  url: '/x',
  sha256: 'x',
  downloadTokens: 'first,second',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const hosted = {
  name: 'a b.txt',
  bucket: 'outrider',
  size: '3',
  contentType: 'text/plain',
  downloadTokens: 'first,second',
  timeCreated: '2026-01-01T00:00:00.000Z',
};
const success: Outcome = { status: 200, body: metadata };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    sent.push({ method: method ?? '', address, headers: headers as never, body: null });
    const outcome = next();
    if (outcome === 'unreachable') throw new TypeError('Failed to fetch');
    const { status, body } = outcome;
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
  vi.spyOn(tokens, 'take').mockImplementation(async ({ fresh } = {}) => (fresh ? 'fresh' : 'held'));
  sent.length = 0;
  outcomes = [success];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytes = new Blob(['abc']);

describe('our own interface', () => {
  const storage = openFileStorage(null);

  test('a file is sent as a form, with the token', async () => {
    expect(await storage.uploadBytes('a b.txt', bytes)).toMatchObject({ size: 3 });
    expect(sent[0]).toMatchObject({
      address: '/api/files/o?name=a+b.txt',
      headers: { authorization: 'Bearer held' },
    });
    expect(sent[0]?.body).toBeInstanceOf(FormData);
  });

  test('the download URL has the first of the tokens', async () => {
    const { url } = await storage.metadata('a b.txt');
    expect(url).toBe('/api/files/o/a%20b.txt?alt=media&token=first');
    expect(nameOfUrl(url)).toBe('a b.txt');
  });

  test.each([200, 204])('a removal answered with %i is done', async (status) => {
    outcomes = [{ status, body: {} }];
    await storage.remove('a b.txt');
    expect(sent[0]).toMatchObject({ method: 'DELETE', address: '/api/files/o/a%20b.txt' });
  });

  test.each([401, 403])('a token refused with %i is taken anew once', async (status) => {
    outcomes = [{ status, body: {} }, success];
    await storage.metadata('a b.txt');
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer held',
      'Bearer fresh',
    ]);
  });
});

describe('the emulator', () => {
  const storage = openFileStorage('http://localhost:9199');

  test('a file is sent in two parts', async () => {
    outcomes = [{ status: 200, body: hosted }];
    expect(await storage.uploadString('a b.txt', 'YWJj', 'base64')).toMatchObject({ size: 3 });
    const [request] = sent;
    expect(request).toMatchObject({
      address: 'http://localhost:9199/v0/b/outrider/o?name=a+b.txt',
      headers: { authorization: 'Firebase held', 'x-goog-upload-protocol': 'multipart' },
    });
    const { body } = request as { body: Blob };
    const text = await body.text();
    const boundary = request?.headers['content-type']?.split('boundary=')[1];
    expect(
      text
        .split(`--${boundary}`)
        .map((part) => part.trim())
        .at(-2),
    ).toMatch(/\r\n\r\nabc$/u);
  });

  test('the download URL is one of the emulator', async () => {
    outcomes = [{ status: 200, body: hosted }];
    expect((await storage.metadata('a b.txt')).url).toBe(
      'http://localhost:9199/v0/b/outrider/o/a%20b.txt?alt=media&token=first',
    );
  });
});

describe('errors have the codes of section 8', () => {
  const storage = openFileStorage(null);
  const hostedError = {
    error: { code: 403, message: 'Not yours.', status: 'storage.unauthorized' },
  };

  test.each([
    [401, {}, 'storage.unauthenticated'],
    [402, {}, 'storage.quota-exceeded'],
    [403, {}, 'storage.unauthorized'],
    [403, hostedError, 'storage.unauthorized'],
    [404, { code: 'notFound', error: 'Gone.' }, 'storage.object-not-found'],
    [400, { code: 'storage.invalid-argument', error: 'It is empty.' }, 'storage.invalid-argument'],
    [413, { code: 'storage.tooLarge', error: 'Too large.' }, 'storage.tooLarge'],
    [418, {}, 'storage.unknown'],
  ])('%i %j is %s', async (status, body, code) => {
    outcomes = [{ status, body }];
    await expect(storage.metadata('a')).rejects.toMatchObject({ code, status });
  });

  test('the rest of them', async () => {
    const because = (code: string) => expect.objectContaining({ code });
    await expect(storage.uploadString('a', 'ä', 'base64')).rejects.toEqual(
      because('storage.invalid-format'),
    );
    await expect(storage.uploadBytes(' ', bytes)).rejects.toEqual(
      because('storage.invalid-argument'),
    );
    for (const url of ['', 'https://example.com/a', '/api/files/o/%E0%A4%A']) {
      expect(() => nameOfUrl(url)).toThrow(because('storage.invalid-url'));
    }
    outcomes = [{ status: 200, body: 'something else' }];
    await expect(storage.metadata('a')).rejects.toEqual(because('storage.unknown'));
    vi.mocked(tokens.take).mockResolvedValue(null);
    await expect(storage.metadata('a')).rejects.toEqual(because('storage.unauthenticated'));
  });

  test('an upload that is stopped is canceled', async () => {
    outcomes = ['unreachable'];
    const stop = new AbortController();
    const seen = trackPromise(storage.uploadBytes('a', bytes, { signal: stop.signal }));
    await vi.advanceTimersByTimeAsync(500);
    stop.abort(new Error('stopped'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toMatchObject({ code: 'storage.canceled' });
  });
});

describe('retries', () => {
  test.each([408, 429, 500, 503])('%i is tried again', async (status) => {
    outcomes = [{ status, body: {} }, success];
    const seen = trackPromise(openFileStorage(null).metadata('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.outcome).toMatchObject({ size: 3 });
  });

  test.each([
    ['an operation', limits.storageOperationRetryMs, 120_000],
    ['an upload', limits.storageUploadRetryMs, 600_000],
  ])('%s is given up after its time', async (what, ms, expected) => {
    expect(ms).toBe(expected);
    outcomes = ['unreachable'];
    const storage = openFileStorage(null);
    const seen = trackPromise(
      what === 'an upload' ? storage.uploadBytes('a', bytes) : storage.metadata('a'),
    );
    await vi.advanceTimersByTimeAsync(ms - 31_000);
    expect(seen.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(seen.outcome).toMatchObject({ code: 'storage.retry-limit-exceeded' });
  });

  test('the times can be set, and are not negative', async () => {
    const storage = openFileStorage(null);
    for (const wrong of [-1, Number.NaN]) {
      expect(() => storage.setOperationRetryMs(wrong)).toThrow(
        expect.objectContaining({ code: 'storage.invalid-argument' }),
      );
      expect(() => storage.setUploadRetryMs(wrong)).toThrow('must not be negative');
    }
    outcomes = ['unreachable'];
    storage.setOperationRetryMs(0);
    storage.setUploadRetryMs(0);
    await expect(storage.metadata('a')).rejects.toMatchObject({
      code: 'storage.retry-limit-exceeded',
    });
    await expect(storage.uploadBytes('a', bytes)).rejects.toBeDefined();
    expect(sent).toHaveLength(2);
  });
});
