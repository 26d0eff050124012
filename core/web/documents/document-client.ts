import { v7 } from 'uuid';
import type { Document, DocumentFields, FieldValue } from '#core/domain/documents/document.ts';
import * as endpoints from '#core/domain/documents/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, refusals, type Refusal } from '#core/domain/refusals.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { codeOf, Problem, problemOf } from '#core/web/transport/problem.ts';
import { timedOut, withTimeout } from '#core/web/transport/timeout.ts';
import { openDocumentCache } from './document-cache.ts';
import { DocumentWatch } from './document-watch.ts';
import { isTransient, WriteQueue } from './write-queue.ts';

const keyOf = (collection: string, id: string) => `${collection}/${id}`;
const queriesOf = (collection: string) => `${collection}?`;

/** Section 9: what is not answered within 10 s is as good as offline. */
async function online<Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const time = new AbortController();
  const result = await withTimeout(ask(time.signal), limits.documentOnlineMs);
  if (result !== timedOut) return result;
  time.abort();
  throw problemOf(refuse(refusals['transport.network']));
}

/** Section 8: a sentence of its own, whatever the reason, which is its cause. */
function failure(sentence: Refusal, cause: unknown): Problem {
  const { status = 0, details, requestId } = cause instanceof Problem ? cause : {};
  return problemOf(sentence, { status, details, requestId, cause });
}

/** Section 7: a merge leaves out createdAt and undefined fields. */
const mergeable = ({ createdAt: _, ...fields }: DocumentFields): DocumentFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The document database (sections 7 to 9), with a copy of what was read, for when there is no answer. */
export class DocumentClient {
  readonly #cache: ReturnType<typeof openDocumentCache>;
  /** Replaced by `clear`: what was asked for before it is not kept. */
  #era = {};
  readonly #writes = new WriteQueue();
  readonly #watch = new DocumentWatch((listener) => liveConnection.onEvent(listener));

  /** @throws RangeError for a cache of less than 1,048,576 bytes */
  constructor({ cacheBytes }: { readonly cacheBytes?: number } = {}) {
    this.#cache = openDocumentCache(cacheBytes);
  }

  /** Null: there is none, or it could not be read, which is logged. */
  async get(collection: string, id: string): Promise<Document | null> {
    const key = keyOf(collection, id);
    const row = await this.#read(key, (signal) =>
      call(endpoints.get, { params: { collection, id } }, { signal }),
    );
    return row as Document | null;
  }

  /**
   * The documents whose field is one of these values, or a list that has one of them; without a field,
   * all. Asked for in groups of 30 values. Null: they could not be read, which is logged.
   */
  async query(
    collection: string,
    field?: string,
    values: readonly FieldValue[] = [],
  ): Promise<readonly Document[] | null> {
    const list = [...new Set(values)];
    const groups = Array.from(
      { length: Math.ceil(list.length / limits.documentQueryBatch) },
      (_, nth) =>
        list.slice(nth * limits.documentQueryBatch, (nth + 1) * limits.documentQueryBatch),
    );
    const queries =
      field === undefined
        ? [{}]
        : groups.map((group) => ({ field, values: JSON.stringify(group) }));
    const key = `${queriesOf(collection)}${JSON.stringify([field, list])}`;
    const rows = await this.#read(key, async (signal) => {
      const lists = await Promise.all(queries.map((query) => readPages(collection, query, signal)));
      // A document whose list has values of two groups comes twice.
      return [...new Map(lists.flat().map((document) => [document.id, document])).values()];
    });
    return rows as readonly Document[] | null;
  }

  /**
   * Creates a document with a generated id. Waits while the server is away.
   * @throws Problem "Failed creating new entity to collection {collection} with ID {id}."
   */
  async create(collection: string, fields: DocumentFields): Promise<Document> {
    const id = v7();
    const key = newIdempotencyKey();
    const body = { ...mergeable(fields), id };
    try {
      const stored = await this.#writes.add(keyOf(collection, id), () =>
        online((signal) =>
          call(endpoints.create, { params: { collection }, body }, { signal, idempotencyKey: key }),
        ),
      );
      this.#written(collection, stored);
      return stored;
    } catch (error) {
      throw failure(refuse(refusals['document.createFailed'], { collection, id }), error);
    }
  }

  /**
   * Merges fields into a document. Null: stored, with an answer that does not fit (section 5).
   * @throws Problem "Failed to update entity from collection {collection} with ID {id}."
   */
  async update(collection: string, id: string, fields: DocumentFields): Promise<Document | null> {
    const params = { collection, id };
    const body = mergeable(fields);
    try {
      const stored = await this.#writes.add(keyOf(collection, id), () =>
        online((signal) => call(endpoints.update, { params, body }, { signal })),
      );
      this.#written(collection, stored ?? id);
      return stored;
    } catch (error) {
      throw failure(refuse(refusals['document.updateFailed'], { collection, id }), error);
    }
  }

  /** A soft delete. A failed one is only logged (section 8). */
  async remove(collection: string, id: string): Promise<void> {
    const params = { collection, id };
    try {
      await this.#writes.add(keyOf(collection, id), () =>
        online((signal) => call(endpoints.remove, { params }, { signal })),
      );
      this.#written(collection, id);
    } catch (error) {
      console.error('Document not deleted', collection, codeOf(error));
    }
  }

  /** Calls `changed` when documents of the collection may have changed. Returns the end of it. */
  watch(collection: string, changed: () => void): () => void {
    return this.#watch.add(collection, changed);
  }

  /** Forgets what was read, and gives up what was not sent: it is not sent as somebody else. */
  clear(): void {
    this.#era = {};
    this.#cache.clear();
    this.#writes.abandon(problemOf(refuse(refusals['transport.authentication'])));
  }

  async #read(
    key: string,
    ask: (signal: AbortSignal) => Promise<Document | readonly Document[]>,
  ): Promise<Document | readonly Document[] | null> {
    const era = this.#era;
    try {
      const answer = await online(ask);
      if (era === this.#era) this.#keep(key, answer);
      return answer;
    } catch (error) {
      const isMissing = error instanceof Problem && error.status === 404;
      if (!isMissing) console.error('Documents not read', codeOf(error));
      if (isTransient(error)) return this.#cache.get(key) ?? null;
      this.#cache.delete(key);
      return null;
    }
  }

  #keep(key: string, answer: Document | readonly Document[]): void {
    this.#cache.set(key, answer);
    if (!key.includes('?')) return;
    const [collection = ''] = key.split('?');
    for (const document of answer as readonly Document[]) {
      this.#cache.set(keyOf(collection, document.id), document);
    }
  }

  /** A document that is only known by its id is not known any more. Queries may answer differently. */
  #written(collection: string, stored: Document | string): void {
    for (const key of this.#cache.keys()) {
      if (key.startsWith(queriesOf(collection))) this.#cache.delete(key);
    }
    if (typeof stored === 'string') this.#cache.delete(keyOf(collection, stored));
    else this.#cache.set(keyOf(collection, stored.id), stored);
  }
}

async function readPages(
  collection: string,
  query: { readonly field?: string; readonly values?: string },
  signal: AbortSignal,
): Promise<Document[]> {
  const limit = String(limits.pageMost);
  const rows: Document[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(
      endpoints.list,
      { params: { collection }, query: { ...query, limit, cursor } },
      { signal },
    );
    rows.push(...page.data);
    cursor = page.hasNextPage ? page.endCursor : undefined;
  } while (cursor !== undefined);
  return rows;
}
