import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { hour, second } from '#core/domain/units.ts';
import { browserOf } from './browser-cookie.ts';
import { consume } from './call-limits.ts';

/** Runs an act with a place taken for it, which a refusal gives back. */
export type Counting = <T>(request: FastifyRequest, act: () => Promise<T>) => Promise<T>;

interface Place {
  readonly limiter: RateLimiterMemory;
  readonly id: string;
}

async function giveBack({ limiter, id }: Place): Promise<void> {
  const { consumedPoints } = await limiter.reward(id);
  // Otherwise each try would keep a timer for an hour.
  if (consumedPoints <= 0) await limiter.delete(id);
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
 *
 * Counted by each node for itself, in memory.
 */
export function openDoneLimit({ donePerHour }: Endpoint): Counting {
  if (donePerHour === undefined) return (_request, act) => act();
  const duration = hour / second;
  const ofBrowsers = new RateLimiterMemory({ points: donePerHour.browser, duration });
  const ofAddresses = new RateLimiterMemory({ points: donePerHour.address, duration });
  return async (request, act) => {
    const browser = browserOf(request);
    const places = [
      ...(browser === null ? [] : [{ limiter: ofBrowsers, id: browser }]),
      { limiter: ofAddresses, id: normalizeIP(request.ip) },
    ];
    return (await countAt(places, act)) as Awaited<ReturnType<typeof act>>;
  };
}
