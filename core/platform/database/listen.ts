import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { DatabaseClient } from './client.ts';
import { cutOff, untilSilent } from './silence.ts';

const reconnectPauseMs = 500;
const connectTimeoutMs = 5000;

export interface Listener {
  close(): Promise<void>;
}

/**
 * LISTEN on a dedicated connection. Notifications are lost while it is disconnected, so `onNotification` is
 * called with an empty payload for each channel after every reconnect: refetch everything.
 * Notifications of several channels arrive in commit order. `onSilence`: the database says nothing any more.
 */
export function listenOn(
  connection: pg.ClientConfig,
  channels: readonly string[],
  onNotification: (payload: string, channel: string) => void,
  log: Log,
  onSilence: () => void,
): Listener {
  let closing = false;
  let client: DatabaseClient | null = null;
  const pause = new AbortController();
  // Thrown out of the connection's event it would end the process.
  const notify = (payload: string, channel: string): void => {
    try {
      onNotification(payload, channel);
    } catch (error) {
      log.warn({ err: error, channel }, 'A notification could not be handled.');
    }
  };

  async function follow(connected: pg.Client): Promise<void> {
    if (!(await untilSilent(connected))) return;
    log.warn({ channels }, 'The database says nothing: its connections are given up.');
    cutOff(connected);
    onSilence();
  }

  async function connect(): Promise<void> {
    while (!closing) {
      const next = new DatabaseClient({
        ...connection,
        keepAlive: true,
        connectionTimeoutMillis: connectTimeoutMs,
      });
      try {
        next.on('error', () => {}); // 'end' follows.
        next.on('notification', (message) => notify(message.payload ?? '', message.channel));
        await next.connect();
        for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        if (closing) return await next.end();
        next.once('end', () => (connecting = connect()));
        client = next;
        void follow(next);
        for (const channel of channels) notify('', channel);
        return;
      } catch (error) {
        log.debug({ err: error }, 'Listening to the database has to wait.');
        await next.end().catch(() => {});
        await wait(reconnectPauseMs, null, { signal: pause.signal }).catch(() => {});
      }
    }
  }

  let connecting = connect();
  return {
    close: async () => {
      closing = true;
      pause.abort();
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
