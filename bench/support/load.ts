import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Loads one address with a fixed number of connections for a fixed time. Loopback only. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; token?: string },
): Promise<Measured> {
  const { connections, seconds, token } = options;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** The median round: a noisy one does not decide. */
export function median(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is no round to take the middle of.');
  return { ...middle, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}
