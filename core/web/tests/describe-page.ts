import { afterEach } from 'vitest';
import { authStore } from '#core/web/session/auth-store.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { tokens } from '#core/web/transport/token.ts';

/** Minutes and seconds. */
const clock = () => new Date().toISOString().slice(14, 19);

const requestsKept = 12;
const charactersShown = 400;
/** The last requests, and those for events: what was asked, how it was answered, and when it was asked. */
const requests: { readonly name: string; answer: string; readonly at: string }[] = [];
const streams: typeof requests = [];

const send = window.fetch.bind(window);
window.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  const request = { name: pathname, answer: 'no answer', at: clock() };
  const list = pathname === '/api/live' ? streams : requests;
  if (pathname.startsWith('/api/')) list.push(request);
  list.splice(0, list.length - requestsKept);
  const reply = send(input, init);
  reply.then(
    ({ status }) => (request.answer = String(status)),
    (error: Error) => (request.answer = error.name),
  );
  return reply;
};

const nameOf = (element: Element | null): string =>
  `${element?.tagName ?? 'none'} ${element?.getAttribute('aria-label') ?? ''}`.trim();

/** What the page knew and waited for, in a line: whoever is signed in, all that is not at rest, and the last requests. */
async function describePage(): Promise<string> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      (query) =>
        query.state.fetchStatus !== 'idle' ||
        (query.isActive() && query.state.status !== 'success'),
    )
    .map((query) => {
      const { status, fetchStatus } = query.state;
      const watched = query.isActive() ? '' : ' unwatched';
      return `${String(query.queryKey[1])} ${status} ${fetchStatus}${watched}`;
    });
  const mutations = queryClient.getMutationCache().findAll({ status: 'pending' });
  const { authUser, status } = authStore.getSnapshot();
  const locks = [...held, ...pending].map(({ name = '', mode }) => `${name} ${mode ?? ''}`);
  const text = (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/gu, ' ');
  const calls = [...streams, ...requests].map(({ name, answer, at }) => `${at} ${name} ${answer}`);
  return [
    `${authUser?.email ?? 'nobody'} ${status}`,
    tokens.cached === null ? 'no token' : 'token',
    navigator.onLine ? 'online' : 'offline',
    document.visibilityState,
    `focus: ${nameOf(document.activeElement)}${document.hasFocus() ? '' : ', in another window'}`,
    `locks: ${locks.join(', ')}`,
    `${mutations.length} mutations`,
    `queries: ${queries.join(', ')}`,
    `requests: ${calls.join(', ')}`,
    `${clock()} at ${window.location.pathname}${window.location.search}`,
    `shown: ${text.slice(0, charactersShown)}`,
  ].join('; ');
}

// In the first line of the report, which is all that is left of a run elsewhere.
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error === undefined) return;
  const description = ` [page: ${await describePage()}]`;
  const { message } = error;
  error.message = message + description;
  error.stack = error.stack?.replace(message, () => error.message);
});
