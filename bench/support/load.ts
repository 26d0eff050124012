import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly token?: string;
  /** Requests a second over all connections, sent whether or not earlier ones were answered in time. */
  readonly rate?: number;
  /** Sent in turn, as JSON by POST; without them it is a GET. */
  readonly bodies?: readonly object[];
}

/** Loads one address with a fixed number of connections for a fixed time. Loopback only. */
export async function load(url: string, options: LoadOptions): Promise<Measured> {
  const { connections, seconds, token, rate, bodies } = options;
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(bodies && { 'content-type': 'application/json', origin: new URL(url).origin }),
  };
  let sent = 0;
  // Over all connections: each would begin its own list with the first body.
  const nextBody = () => JSON.stringify(bodies?.[sent++ % bodies.length]);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate !== undefined && { overallRate: rate }),
    ...(bodies && {
      requests: [
        { method: 'POST' as const, setupRequest: (request) => ({ ...request, body: nextBody() }) },
      ],
    }),
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
