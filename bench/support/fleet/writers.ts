import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Between two tries of what was not acknowledged. */
const pauseMs = 200;
const patienceMs = 10_000;

interface Options {
  /** Where the writer of that number writes. */
  readonly addressOf: (writer: number) => string;
  readonly token: string;
  /** Which submission the writer of that number comments on. */
  readonly submissionOf: (writer: number) => string;
  readonly count: number;
  /** After an acknowledged one. */
  readonly restMs: number;
}

interface Written {
  readonly text: string;
  /** When it was acknowledged, as `performance.now()` says it. */
  readonly at: number;
  readonly writer: number;
}

export interface Writers {
  readonly acknowledged: readonly Written[];
  /** How often anything was sent. */
  readonly tries: number;
  /** How many were given up, or are, because the writers ended. */
  stop(): Promise<void>;
}

/** People who write one comment after another, each until it is acknowledged, under one key. */
export function startWriters({ addressOf, token, submissionOf, count, restMs }: Options): Writers {
  const ending = new AbortController();
  const acknowledged: Written[] = [];
  let tries = 0;
  async function send(writer: number, key: string): Promise<boolean> {
    tries += 1;
    const url = `${addressOf(writer)}/api/submissions/${submissionOf(writer)}/comments`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ body: key }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok === true;
  }
  async function write(writer: number): Promise<void> {
    while (!ending.signal.aborted) {
      const text = randomUUID();
      let isAcknowledged = false;
      while (!isAcknowledged && !ending.signal.aborted) {
        isAcknowledged = await send(writer, text);
        if (isAcknowledged) acknowledged.push({ text, writer, at: performance.now() });
        await wait(isAcknowledged ? restMs : pauseMs);
      }
    }
  }
  const writing = Array.from({ length: count }, (_, writer) => write(writer));
  return {
    acknowledged,
    get tries() {
      return tries;
    },
    async stop() {
      ending.abort();
      await Promise.all(writing);
    },
  };
}

/** What was acknowledged and is not there, and what is there more than once. */
export async function compareWrites(
  acknowledged: readonly Pick<Written, 'text'>[],
  query: (text: string) => Promise<readonly { readonly body: string; readonly count: number }[]>,
): Promise<{ readonly lost: number; readonly doubled: number }> {
  const rows = await query('select body, count(*)::int from comments group by body');
  const counts = new Map(rows.map(({ body, count }) => [body, count]));
  const times = acknowledged.map(({ text }) => counts.get(text) ?? 0);
  return {
    lost: times.filter((count) => count === 0).length,
    doubled: times.filter((count) => count > 1).length,
  };
}
