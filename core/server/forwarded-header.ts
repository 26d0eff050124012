import type { FastifyInstance } from 'fastify';
import type { Log } from '#core/platform/log/log.ts';
import type { SystemPart } from './system-parts.ts';

/** Anybody can send the header, so that it is only said that it was seen. */
export const forwardedSeen =
  'A request with X-Forwarded-For was seen, and TRUST_PROXY is off. Behind a proxy all visitors then ' +
  'share one address, and its limits. If a proxy of yours sends it and nothing else can reach this ' +
  'port, set TRUST_PROXY=on and start again; else there is nothing to do.';

const messages = {
  trusted: 'TRUST_PROXY is on: the address of a visitor is the one that the proxy tells.',
  unseen: 'TRUST_PROXY is off: the address of a visitor is that of the connection.',
};

/**
 * Watches for addresses that a proxy tells and nobody listens to. Said once in the log of a process,
 * however many send it, and on the page of the system until the process ends.
 */
export function watchForwardedHeader(
  app: FastifyInstance,
  { trustProxy }: { readonly trustProxy: boolean },
  log: Log,
): SystemPart {
  let isSeen = false;
  if (!trustProxy) {
    app.addHook('onRequest', async ({ headers }) => {
      if (isSeen || headers['x-forwarded-for'] === undefined) return;
      isSeen = true;
      log.warn(forwardedSeen);
    });
  }
  return {
    name: 'Proxy',
    check: async () =>
      isSeen
        ? { state: 'attention', message: forwardedSeen }
        : { state: 'ok', message: trustProxy ? messages.trusted : messages.unseen },
  };
}
