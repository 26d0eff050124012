import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  /** What the browser or program says of itself. */
  readonly device: string | null;
}

const agentCharacters = 300;
const current = new AsyncLocalStorage<Origin>();

/** Runs what answers a request; all events that it emits are recorded with where it came from. */
export const withOrigin = <Result>(
  address: string,
  agent: string | undefined,
  run: () => Result,
): Result =>
  current.run({ address, device: agent?.toWellFormed().slice(0, agentCharacters) ?? null }, run);

/** Null outside of a request, such as in a worker or a command. */
export const currentOrigin = (): Origin | null => current.getStore() ?? null;
