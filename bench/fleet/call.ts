import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const mostMs = 90_000;
/** Of one request: a node that stands still answers nothing. */
const requestMs = 15_000;

/** Waits for something of the fleet; how long it took, in ms. */
export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < mostMs) {
    if (await isSo().catch(() => false)) return performance.now() - startedAt;
    await wait(100);
  }
  throw new Error(`${what}: not in time.`);
}

export type Api = ReturnType<typeof apiOf>;

/** Calls of one person at one address. */
export function apiOf(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const send = (method: string, path: string, body?: unknown): Promise<Response> => {
    const isForm = body instanceof FormData;
    return fetch(`${address}/api${path}`, {
      method,
      headers:
        body === undefined || isForm ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestMs),
    });
  };
  return {
    send,
    async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
      const answer = await send(method, path, body);
      if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
}

/** How long until a company that one node takes is found through the other, in ms: whoever feeds the index works. */
export async function untilIndexed(writer: Api, reader: Api): Promise<number> {
  const name = `Fleet ${randomUUID()}`;
  const startedAt = performance.now();
  // What another node has locked as it was cut off holds this up, too.
  await waitFor('A new company', async () => {
    await writer.ask('POST', '/companies', { companies: [{ name, url: null }] });
    return true;
  });
  await waitFor('The company', async () => {
    const path = `/weaviate/search?q=${encodeURIComponent(name)}&limit=1`;
    const { state, data } = await reader.ask<{ state: string; data: { name: string }[] }>(
      'GET',
      path,
    );
    return state === 'ready' && data[0]?.name === name;
  });
  return performance.now() - startedAt;
}

interface Event {
  readonly kind: string;
  readonly topic?: string;
  readonly since?: number | string;
}

/** One poll for events: what came, and where the next one goes on. */
export async function poll(
  api: Api,
  topic: string,
  since: number | string | undefined,
): Promise<{ readonly events: readonly Event[]; readonly since: number | string | undefined }> {
  const place = since === undefined ? '' : `&since=${since}`;
  const answer = await api.send('GET', `/live?topics=${topic}&wait=5${place}`);
  if (!answer.ok) throw new Error(`/live → ${answer.status}`);
  const events = (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Event);
  return { events, since: events.find(({ kind }) => kind === 'again')?.since };
}
