// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { lazyPart } from './lazy-part.tsx';
import { keepTypedText } from './typed-text.ts';
import { Suspense } from 'react';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As a browser says it where the network, the server or the file is gone. */
const noCode = (): Promise<{ Part: () => string }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

/** A field beside a part whose code is missing. */
function open() {
  const Missing = lazyPart(noCode, 'Part');
  const stop = keepTypedText();
  render(
    <>
      <input aria-label="Name" defaultValue="Old" />
      <input aria-label="Filter" type="search" />
      <Suspense>
        <Missing />
      </Suspense>
    </>,
  );
  return stop;
}

function type(field: string, text: string): void {
  const input = screen.getByLabelText(field);
  fireEvent.focusIn(input);
  fireEvent.input(input, { target: { value: text } });
}

/** Whether a browser that is about to leave the page would ask. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const server = (isAnswering: boolean) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status: isAnswering ? 200 : 503 }));
const reloads = () => vi.spyOn(window.location, 'reload').mockReturnValue();
const tryAgain = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

test.each([
  ['nothing is typed', () => {}, false],
  ['only a search is typed', () => type('Filter', 'grease'), false],
  [
    'what was typed is as before again',
    () => ['New', 'Old'].forEach((to) => type('Name', to)),
    false,
  ],
  ['something is typed', () => type('Name', 'New'), true],
])(
  'Where %s, trying again loads the document, and asks only for what would be lost',
  async (_, act, asks) => {
    const reload = reloads();
    server(true);
    const stop = open();
    await screen.findByRole('alert');
    act();
    await tryAgain();
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    expect(isAsked()).toBe(asks);
    stop();
  },
);

test('What is being sent is asked for, too', async () => {
  const reload = reloads();
  server(true);
  vi.spyOn(queryClient, 'isMutating').mockReturnValue(1);
  const stop = open();
  await tryAgain();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(isAsked()).toBe(true);
  stop();
});

test('A server that does not answer has no document either: the part says so', async () => {
  const reload = reloads();
  server(false);
  open()();
  await tryAgain();
  const sentence = refusalText(refusals['transport.network']);
  await expect.poll(() => screen.getByRole('alert').textContent).toContain(sentence);
  expect(reload).not.toHaveBeenCalled();
});

test('What stands instead is shown without a word', async () => {
  const Missing = lazyPart(noCode, 'Part', () => 'A drawing');
  render(
    <Suspense>
      <Missing />
    </Suspense>,
  );
  await screen.findByText('A drawing');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A part that was fetched before it is shown needs no skeleton', async () => {
  const There = lazyPart(async () => ({ Part: () => 'Here' }), 'Part');
  await There.preload();
  const { container } = render(
    <Suspense fallback="Waiting">
      <There />
    </Suspense>,
  );
  expect(container.textContent).toBe('Here');
});
