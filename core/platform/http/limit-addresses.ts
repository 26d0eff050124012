import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consume, type OpenLimiter, type Rate } from './limiters.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one address may call this route, whatever comes of it. Default: no limit. */
    readonly perAddress?: Rate;
  }
}

/** Limits those routes that say so, of all that are registered from now on. Each counts for itself. */
export function limitAddresses(app: FastifyInstance, openLimiter: OpenLimiter): void {
  app.addHook('onRoute', (route) => {
    const rate = route.config?.perAddress;
    if (rate === undefined) return;
    const limiter = openLimiter(`${String(route.method)} ${route.url}`, rate);
    const count = async ({ ip }: FastifyRequest) => consume(limiter(), networkOf(ip));
    route.onRequest = [route.onRequest ?? [], count].flat();
  });
}
