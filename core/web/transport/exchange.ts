import { readBody } from './body.ts';

/** One answer of the server, read. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
  readonly requestId?: string | undefined;
}

/** Section 8, "network failure": the request failed, or its answer broke off. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

/** One request and its answer. Whatever fails on the way is a NetworkFailure, an abort too. */
export async function exchange(address: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(address, init);
    return {
      status: response.status,
      ok: response.ok,
      body: await readBody(response),
      requestId: response.headers.get('x-request-id') ?? undefined,
    };
  } catch (cause) {
    throw new NetworkFailure('The request failed.', { cause });
  }
}
