// @vitest-environment happy-dom
import { act, renderHook } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicSubmission } from '#features/cases/public-pages/domain/public-submission.ts';
import { FakeServer, json, unreachable } from '#core/web/transport/fake-server.ts';
import type { Draft } from './draft.ts';
import { useSubmitForm } from './use-submit-form.ts';

const opportunityId = '00000000-0000-7000-8000-000000000000';
const route = `POST /api/public/opportunities/${opportunityId}/submissions`;
const handed: PublicSubmission = {
  companyName: 'Tribometrics',
  website: null,
  contactName: 'Ada Moss',
  contactEmail: 'ada@tribometrics.example',
  title: 'Wear debris, counted',
  pitch: 'A flow cell.',
  answers: [],
  attachments: [],
  formToken: 'token',
  trap: '',
};
const changed: PublicSubmission = { ...handed, title: 'Wear debris, counted twice' };
const receipt = {
  title: handed.title,
  companyName: handed.companyName,
  opportunityName: 'Grease that lasts ten years',
  receivedAt: '2026-11-21T12:00:00.000Z',
  answerBy: null,
  followUp: 'https://outrider.example/follow-up/key',
  mailed: false,
};
const taken = json(201, receipt);
const refusal = (status: number, code: string) => json(status, { error: 'No.', code });

let server: FakeServer;
let attempt: Draft['attempt'];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer().on('GET /api/auth/token', json(401, {}));
  attempt = null;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the form as after a reload: the last attempt comes from the draft. */
function openForm() {
  return renderHook(() =>
    useSubmitForm({ opportunityId, attempt, onAttempt: (next) => (attempt = next) }),
  );
}

/** Submits and waits for the outcome. */
async function press(form: ReturnType<typeof openForm>, what: PublicSubmission) {
  let outcome: unknown;
  await act(async () => {
    form.result.current.hand(what).then(
      (value) => (outcome = value),
      (error: unknown) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(30_000);
  });
  form.rerender();
  return outcome;
}

const keys = () => server.to(route).map(({ headers }) => headers.get('idempotency-key'));

test('two submits at once send one request', async () => {
  server.on(route, taken);
  const { result } = openForm();
  await act(async () => {
    const both = Promise.all([result.current.hand(handed), result.current.hand(handed)]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await both).toEqual([receipt, null]);
  });
  expect(server.to(route)).toHaveLength(1);
  expect(attempt).toBeNull();
});

test('an attempt without a response is retried under its key, also after a reload', async () => {
  server.on(route, unreachable);
  expect(await press(openForm(), handed)).toMatchObject({ code: 'transport.network' });
  server.on(route, taken);
  expect(await press(openForm(), handed)).toEqual(receipt);
  expect(new Set(keys()).size).toBe(1);
});

test('after a lost response, edited content gets the receipt of what was stored', async () => {
  server.on(route, unreachable);
  await press(openForm(), handed);
  server.on(route, refusal(422, 'keyReused'), taken);
  expect(await press(openForm(), changed)).toEqual(receipt);
  expect(
    server
      .to(route)
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([changed, handed]);
  expect(new Set(keys()).size).toBe(1);
});

test('after a refusal the next attempt gets a new key', async () => {
  server.on(route, refusal(400, 'public.formExpired'), taken);
  const form = openForm();
  expect(await press(form, handed)).toMatchObject({ code: 'public.formExpired' });
  expect(attempt).toBeNull();
  expect(await press(form, changed)).toEqual(receipt);
  expect(new Set(keys()).size).toBe(2);
});

test.each([500, 503])(
  'whether it arrived before a %i is not known, so its key stays',
  async (status) => {
    server.on(route, refusal(status, 'unavailable'));
    await press(openForm(), handed);
    expect(attempt).toMatchObject({ handed });
  },
);

test('a form restored from a draft waits for the minimum time', async () => {
  server.on(route, taken);
  const { result } = openForm();
  await act(async () => {
    void result.current.hand(handed);
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.to(route)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(server.to(route)).toHaveLength(1);
});
