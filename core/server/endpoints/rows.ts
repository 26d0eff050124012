import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Endpoint, RowInput } from '#core/domain/endpoint.ts';
import { answerSerializer } from './answers.ts';
import type { EndpointRequest } from './endpoint-request.ts';

/** A handler of an endpoint that answers a list of any length: pages of rows, read as they are sent. */
export type RowsHandler<E extends Endpoint> = (
  call: EndpointRequest<E>,
) => Promise<AsyncIterable<readonly RowInput<E>[]>>;

async function* listText(
  first: IteratorResult<readonly unknown[]>,
  rest: AsyncIterator<readonly unknown[]>,
  write: (row: unknown) => string,
): AsyncGenerator<string> {
  let separator = '[';
  try {
    for (let page = first; page.done !== true; page = await rest.next()) {
      if (page.value.length === 0) continue;
      yield separator + page.value.map(write).join(',');
      separator = ',';
    }
  } finally {
    // The reader has gone.
    await rest.return?.();
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Writes rows as a JSON array, a page at a time and no faster than they are read. An error on the way
 * cuts the answer off, so that nobody takes a part for the whole.
 */
export function rowsWriter(endpoint: Endpoint, isStrict: boolean) {
  const { element } = (endpoint.answer as z.ZodMiniArray).def;
  const write = answerSerializer({ ...endpoint, answer: element as z.ZodMiniType }, isStrict);
  return async (pages: AsyncIterable<readonly unknown[]>): Promise<Readable> => {
    const iterator = pages[Symbol.asyncIterator]();
    // Before anything is sent: what fails here is still answered as an error.
    const first = await iterator.next();
    return Readable.from(listText(first, iterator, write));
  };
}
