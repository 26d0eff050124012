import type { QueryClient } from '@tanstack/react-query';
import { companies as companiesOf } from '#features/collections/domain/endpoints.ts';
import { decodeColumns } from '#features/companies/domain/columnar-encoding.ts';
import { refKey, type CompanyCard, type CompanyRef } from '#features/companies/domain/company.ts';
import { lookup } from '#features/companies/domain/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';

const freshMs = 5 * 60 * 1000;
/** What a browser asks of one server at once, less what other things need. */
const batchesAtOnce = 4;
/** Thousands may come in many batches: the screen is told of them a few times, not of each. */
const notifyEveryMs = 100;

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

interface CachedCompany {
  /** Null: the reference names nothing. */
  readonly company: CompanyCard | null;
  readonly at: number;
}

/**
 * The companies that this page has read, by reference, so that none is asked for twice: all of a
 * collection in one answer, any others 30 at a time (section 9), whoever wants them.
 */
export function createCompanyLoader() {
  const cached = new Map<string, CachedCompany>();
  const waiting = new Map<string, CompanyRef>();
  const asking = new Set<string>();
  const failed = new Map<string, Error>();
  const listeners = new Set<() => void>();
  /** The collections that are being read as a whole. */
  const wholes = new Map<string, Promise<Error | null>>();
  const readAt = new Map<string, number>();
  let running = 0;
  let isPlanned = false;
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  /** Another one whenever something came, so that whoever looks knows. */
  const takeSnapshot = () => ({
    /** Null: there is no such company. Undefined: it is not read yet. */
    get: (ref: CompanyRef): CompanyCard | null | undefined => cached.get(refKey(ref))?.company,
    failureOf: (ref: CompanyRef): Error | undefined => failed.get(refKey(ref)),
  });
  let snapshot = takeSnapshot();

  function notify(): void {
    clearTimeout(notifyTimer);
    notifyTimer = undefined;
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  async function read(batch: readonly CompanyRef[]): Promise<void> {
    const keys = batch.map(refKey);
    try {
      const body = { refs: batch.map(({ kind, id }) => ({ kind, id })) };
      const found = new Map((await call(lookup, { body })).map((one) => [refKey(one), one]));
      const at = Date.now();
      for (const key of keys) cached.set(key, { company: found.get(key) ?? null, at });
    } catch (error) {
      const reason = errorOf(error);
      for (const key of keys) failed.set(key, reason);
    }
    for (const key of keys) asking.delete(key);
  }

  function readOn(): void {
    isPlanned = false;
    while (running < batchesAtOnce && waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, limits.documentQueryBatch);
      for (const key of batch.map(refKey)) {
        waiting.delete(key);
        asking.add(key);
      }
      running += 1;
      const isFirst = cached.size === 0;
      void read(batch).then(() => {
        running -= 1;
        readOn();
        if (isFirst || (waiting.size === 0 && running === 0)) notify();
        else notifyTimer ??= setTimeout(notify, notifyEveryMs);
      });
    }
  }

  const isWanted = (ref: CompanyRef): boolean => {
    const key = refKey(ref);
    if (waiting.has(key) || asking.has(key) || failed.has(key)) return false;
    const known = cached.get(key);
    return known === undefined || Date.now() - known.at > freshMs;
  };

  function want(refs: readonly CompanyRef[]): void {
    for (const ref of refs) if (isWanted(ref)) waiting.set(refKey(ref), ref);
    if (waiting.size === 0 || isPlanned) return;
    isPlanned = true;
    // Whatever the parts of a screen want at the same time is asked for together.
    queueMicrotask(readOn);
  }

  /** Reads what a collection lists, in one answer; once, if several want that at a time. */
  function readWhole(collectionId: string): Promise<Error | null> {
    const pending = wholes.get(collectionId);
    if (pending) return pending;
    const reading = call(companiesOf, { params: { id: collectionId } })
      .then((columns) => {
        const at = Date.now();
        for (const company of decodeColumns(columns)) cached.set(refKey(company), { company, at });
        readAt.set(collectionId, at);
        notify();
        return null;
      }, errorOf)
      .finally(() => wholes.delete(collectionId));
    wholes.set(collectionId, reading);
    return reading;
  }

  /** Companies that a collection lists: the whole of them, unless only a few are missing. */
  async function wantListed(refs: readonly CompanyRef[], collectionId: string): Promise<void> {
    const missing = refs.filter(isWanted);
    if (missing.length > limits.documentQueryBatch || wholes.has(collectionId)) {
      const failure = await readWhole(collectionId);
      if (failure) {
        for (const ref of missing) failed.set(refKey(ref), failure);
        return notify();
      }
    }
    // Those that were added since.
    want(refs);
  }

  const wantIn = (refs: readonly CompanyRef[], collectionId: string | undefined) =>
    collectionId === undefined ? want(refs) : void wantListed(refs, collectionId);

  return {
    /** With a collection: it is that one's companies, which can be had together. */
    want: wantIn,
    /** Asks again for those that could not be had. */
    wantAgain(refs: readonly CompanyRef[], collectionId: string | undefined): void {
      for (const ref of refs) failed.delete(refKey(ref));
      wantIn(refs, collectionId);
      notify();
    },
    /** Reads a collection's companies before anybody wants them, unless that was done lately. */
    prepare(collectionId: string): void {
      const isFresh = Date.now() - (readAt.get(collectionId) ?? 0) < freshMs;
      if (!isFresh) void readWhole(collectionId);
    },
    snapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const companyLoaders = new WeakMap<QueryClient, ReturnType<typeof createCompanyLoader>>();

/** The shelf of this page. */
export function getCompanyLoader(client: QueryClient): ReturnType<typeof createCompanyLoader> {
  const known = companyLoaders.get(client);
  if (known) return known;
  const companyLoader = createCompanyLoader();
  companyLoaders.set(client, companyLoader);
  return companyLoader;
}
