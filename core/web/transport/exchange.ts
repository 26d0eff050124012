import { buildHeader } from '#core/domain/installation.ts';
import { readBody } from './body.ts';
import { noteBuild } from './server-build.ts';

/** A response of the server with its body read. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
  readonly requestId?: string | undefined;
}

/** Section 8, "network failure": the request failed, or its response broke off. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

/** One request and its response. Any failure is a NetworkFailure, an abort too. */
export async function exchange(address: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(address, init);
    noteBuild(response.headers.get(buildHeader));
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
