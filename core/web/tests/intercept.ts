import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

type Answering = (send: () => Promise<Response>, address: URL, call: Request) => Promise<Response>;

interface Interception {
  readonly request: string | RegExp;
  readonly answer: Answering;
}

/** The latest last: it is asked first, and may send to the one before it. */
const interceptions: Interception[] = [];
let original = window.fetch;

const isMeant = ({ request }: Interception, name: string): boolean =>
  typeof request === 'string' ? name === request : request.test(name);

function sendThrough(
  left: readonly Interception[],
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const call = new Request(input instanceof URL ? input.href : input, init);
  const address = new URL(call.url);
  const at = left.findLastIndex((one) => isMeant(one, `${call.method} ${address.pathname}`));
  const interception = left[at];
  if (!interception) return original.call(window, input, init);
  const send = () => sendThrough(left.slice(0, at), input, init);
  return interception.answer(send, address, call);
}

/**
 * Requests of the page like `GET /api/projects` are answered by this instead, until it is taken back or
 * the test ends; the address is matched without its query.
 */
export function intercept(request: string | RegExp, answer: Answering): () => void {
  if (interceptions.length === 0) {
    original = window.fetch;
    window.fetch = (input, init) => sendThrough(interceptions, input, init);
  }
  const interception = { request, answer };
  interceptions.push(interception);
  const takeBack = () => {
    const at = interceptions.indexOf(interception);
    if (at < 0) return;
    interceptions.splice(at, 1);
    if (interceptions.length === 0) window.fetch = original;
  };
  onTestFinished(takeBack);
  return takeBack;
}

/** No answer, until the page gives up. */
export const noAnswer = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const beat = new TextEncoder().encode(':\n\n');

/** The live stream, of which only heartbeats arrive. */
async function withoutEvents(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  const beats = new TransformStream<Uint8Array, Uint8Array>({
    transform: (_event, controller) => controller.enqueue(beat),
  });
  return new Response(answer.body?.pipeThrough(beats) ?? null, answer);
}

/**
 * Reads at this path fail until the returned function is called. Without live updates, which would ask
 * again before anybody does.
 */
export function breakReads(path: string | RegExp, failure: () => Promise<Response>): () => void {
  return intercept(/^GET /u, (send, { pathname }) => {
    if (pathname === '/api/live') return withoutEvents(send);
    const isMeant = typeof path === 'string' ? pathname === path : path.test(pathname);
    return isMeant ? failure() : send();
  });
}

/**
 * Ends what was broken by {@link breakReads} as a button is pressed, and not before: whatever asked again
 * by itself would take the button away.
 */
export async function mendByPressing(mend: () => void, button: Locator): Promise<void> {
  const element = await button.findElement();
  mend();
  if (element instanceof HTMLElement) element.click();
}

/** An answer with this status and message. */
export const problem = (status: number, error: string, code = 'internal'): Promise<Response> =>
  Promise.resolve(Response.json({ error, code }, { status }));
