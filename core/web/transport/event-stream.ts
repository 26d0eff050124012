import * as z from 'zod/mini';
import { LiveEvent } from '#core/domain/live/live.ts';

function parseEvent(line: string): LiveEvent[] {
  if (!line.startsWith('data:')) return [];
  try {
    const parsed = z.safeParse(LiveEvent, JSON.parse(line.slice('data:'.length)));
    // A kind that only a newer server knows: passed on as "anything may have changed".
    return [parsed.success ? parsed.data : { kind: 'anything' }];
  } catch {
    return [];
  }
}

/**
 * Parses a stream of server-sent events; yields an empty list for each heartbeat, so that the reader
 * knows that the connection is alive. Ends with the stream, or when the signal is aborted.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<readonly LiveEvent[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  const leave = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield lines.flatMap(parseEvent);
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}
