import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serverLimits } from '#core/platform/limits.ts';
import { answerTooSlow } from './client-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request to this route may take. Default: `serverLimits.bodyMs`. */
    readonly bodyMs?: number;
  }
}

/** A request whose body has not come completely. */
interface Receiving {
  readonly raw: IncomingMessage;
  readonly reply: FastifyReply;
  readonly until: number;
  /** What has come on its connection, and when the last of it came. */
  bytes: number;
  heardAt: number;
}

const checksPerSilence = 30;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body has stopped coming, or takes too long altogether: each would hold its
 * connection. The HTTP server of Node has one limit for all routes, and none for silence.
 */
export function limitBodyTime(app: FastifyInstance, silenceMs: number): void {
  const receiving = new Set<Receiving>();

  function isStillComing(one: Receiving, now: number): boolean {
    const { socket, readableLength } = one.raw;
    // While what has come is not read, the server is slow and not the client.
    if (socket.bytesRead !== one.bytes || readableLength > 0) {
      one.bytes = socket.bytesRead;
      one.heardAt = now;
    }
    return now - one.heardAt < silenceMs && now < one.until;
  }

  function check(): void {
    const now = performance.now();
    for (const one of receiving) {
      const { raw, reply } = one;
      const isOver = raw.complete || raw.socket.destroyed;
      if (!isOver && isStillComing(one, now)) continue;
      receiving.delete(one);
      if (isOver) continue;
      // Somebody who was answered before the end of the body gets no second answer.
      if (reply.raw.headersSent) raw.socket.destroy();
      else answerTooSlow(raw.socket);
    }
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(check, silenceMs / checksPerSilence).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // Injected requests have no connection to hold.
    if (!(raw.socket instanceof Socket) || !hasBody(raw)) return;
    const now = performance.now();
    const until = now + (routeOptions.config.bodyMs ?? serverLimits.bodyMs);
    receiving.add({ raw, reply, until, bytes: raw.socket.bytesRead, heardAt: now });
  });
}
