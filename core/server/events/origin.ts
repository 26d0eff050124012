import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  /** What the browser or program says of itself. */
  readonly device: string | null;
  /** Do Not Track, or Global Privacy Control. */
  readonly wantsPrivacy: boolean;
}

const agentCharacters = 300;
const current = new AsyncLocalStorage<Origin>();

export const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  device: headers['user-agent']?.toWellFormed().slice(0, agentCharacters) ?? null,
  wantsPrivacy: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
});

/** Runs what answers a request; all events that it emits are recorded with where it came from. */
export const withOrigin = <Result>(origin: Origin, run: () => Result): Result =>
  current.run(origin, run);

/** Null outside of a request, such as in a worker or a command. */
export const currentOrigin = (): Origin | null => current.getStore() ?? null;
