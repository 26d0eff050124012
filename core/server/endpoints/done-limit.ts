import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { hour, second } from '#core/domain/units.ts';
import { consume, type OpenLimiter } from '#core/platform/http/limiters.ts';
import { networkOf } from '#core/platform/http/network-of.ts';
import { browserOf } from './browser-cookie.ts';

/** Runs an act with a place taken for it, which a refusal gives back. */
export type Counting = <T>(request: FastifyRequest, act: () => Promise<T>) => Promise<T>;

interface Place {
  readonly limiter: RateLimiterAbstract;
  readonly id: string;
}

async function giveBack({ limiter, id }: Place): Promise<void> {
  const { consumedPoints } = await limiter.reward(id);
  // Otherwise each try would keep a timer for an hour. In the database others may count at the same time.
  if (consumedPoints <= 0 && limiter instanceof RateLimiterMemory) await limiter.delete(id);
}

/** A try that is too many counts no more than any other that is refused. */
async function take(place: Place): Promise<void> {
  try {
    await consume(place.limiter, place.id);
  } catch (error) {
    await giveBack(place);
    throw error;
  }
}

async function countAt(places: readonly Place[], act: () => Promise<unknown>): Promise<unknown> {
  const [place, ...others] = places;
  if (place === undefined) return act();
  await take(place);
  try {
    return await countAt(others, act);
  } catch (error) {
    await giveBack(place);
    throw error;
  }
}

/**
 * Counts what an endpoint has done: for a browser, and for the address that it may share with a hall full
 * of people. A place is taken before the act, so that calls at the same time cannot pass the limit together.
 * Without a cookie the address alone counts, so that dropping it gains nothing.
 */
export function openDoneLimit(
  { method, path, donePerHour }: Endpoint,
  openLimiter: OpenLimiter,
): Counting {
  if (donePerHour === undefined) return (_request, act) => act();
  const open = (whose: string, calls: number) =>
    openLimiter(`${method} ${path} done by ${whose}`, { calls, seconds: hour / second }, true);
  const ofBrowsers = open('browser', donePerHour.browser);
  const ofAddresses = open('address', donePerHour.address);
  return async (request, act) => {
    const browser = browserOf(request);
    const places = [
      ...(browser === null ? [] : [{ limiter: ofBrowsers(), id: browser }]),
      { limiter: ofAddresses(), id: networkOf(request.ip) },
    ];
    return (await countAt(places, act)) as Awaited<ReturnType<typeof act>>;
  };
}
