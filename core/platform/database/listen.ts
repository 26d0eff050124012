import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { DatabaseClient } from './client.ts';
import type { SessionConfig } from './session.ts';
import { cutOff, untilSilent, usualWatch } from './silence.ts';

const reconnectPauseMs = 500;
const connectTimeoutMs = 5000;

/** Called for each notification, with an empty payload for "refetch everything". */
export type OnNotification = (payload: string, channel: string) => void;

export interface Listener {
  close(): Promise<void>;
}

interface Subscription {
  readonly channels: readonly string[];
  readonly notify: OnNotification;
}

/** LISTEN for everybody in this process. */
export interface Subscriber {
  /**
   * Notifications are lost while the connection is, so `onNotification` is called with an empty payload for
   * each channel once it is heard, and after every reconnect. Those of several channels arrive in commit
   * order.
   */
  listen(channels: readonly string[], onNotification: OnNotification): Listener;
  /** False once the connection was lost, until it is there again: what others write is not noticed. */
  isHeard(): boolean;
  close(): Promise<void>;
}

/**
 * One connection for all channels of this process, opened for the first that is listened to.
 *
 * @param onSilence the database says nothing any more
 */
export function openSubscriber(
  connection: SessionConfig,
  log: Log,
  onSilence: () => void,
): Subscriber {
  const subscriptions = new Set<Subscription>();
  const pause = new AbortController();
  let isClosing = false;
  let client: DatabaseClient | null = null;
  let connecting: Promise<void> | null = null;
  let isLost = false;
  let turn: Promise<unknown> = Promise.resolve();

  // Thrown out of the connection's event it would end the process.
  function notify({ notify: tell }: Subscription, payload: string, channel: string): void {
    try {
      tell(payload, channel);
    } catch (error) {
      log.warn({ err: error, channel }, 'A notification could not be handled.');
    }
  }

  /** Fails with the connection, which is opened again for all. */
  async function hear(subscription: Subscription, connected: DatabaseClient): Promise<void> {
    for (const channel of subscription.channels) {
      await connected.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    if (!subscriptions.has(subscription)) return;
    for (const channel of subscription.channels) notify(subscription, '', channel);
  }

  /** One after another, since they share a connection. */
  function hearInTurn(subscription: Subscription, connected: DatabaseClient): Promise<void> {
    const next = turn.then(() => hear(subscription, connected));
    turn = next.catch(() => {});
    return next;
  }

  async function watch(connected: DatabaseClient): Promise<void> {
    const ended = new AbortController();
    connected.once('end', () => ended.abort());
    if (!(await untilSilent(connected, usualWatch, ended.signal))) return;
    log.warn('The database says nothing: its connections are given up.');
    cutOff(connected);
    onSilence();
  }

  function open(): DatabaseClient {
    const next = new DatabaseClient({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions) {
        if (subscription.channels.includes(channel)) notify(subscription, payload, channel);
      }
    });
    return next;
  }

  async function connect(): Promise<void> {
    while (!isClosing) {
      const next = open();
      try {
        await next.connect();
        // Who comes from now on is heard by itself.
        client = next;
        void watch(next);
        for (const subscription of Array.from(subscriptions)) await hearInTurn(subscription, next);
        // Not before: what ends meanwhile is opened again below, once.
        next.once('end', () => {
          client = null;
          isLost = true;
          connecting = connect();
        });
        isLost = false;
        return;
      } catch (error) {
        log.debug({ err: error }, 'Listening to the database has to wait.');
        client = null;
        isLost = true;
        await next.end().catch(() => {});
        await wait(reconnectPauseMs, null, { signal: pause.signal }).catch(() => {});
      }
    }
  }

  return {
    listen(channels, onNotification) {
      const subscription = { channels, notify: onNotification };
      subscriptions.add(subscription);
      if (client !== null) void hearInTurn(subscription, client).catch(() => {});
      connecting ??= connect();
      return { close: async () => void subscriptions.delete(subscription) };
    },
    isHeard: () => !isLost,
    async close() {
      isClosing = true;
      pause.abort();
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
