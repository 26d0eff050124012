import type { QueryClient } from '@tanstack/react-query';
import { companies as companiesOf } from '#features/directory/collections/domain/endpoints.ts';
import { decodeColumns } from '#features/directory/companies/domain/columnar-encoding.ts';
import {
  refKey,
  type CompanyCard,
  type CompanyRef,
} from '#features/directory/companies/domain/company.ts';
import { lookup } from '#features/directory/companies/domain/endpoints.ts';
import { onCompanyEdited } from '#features/directory/companies/web/shared/company-edits.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';

const freshMs = 5 * 60 * 1000;
/** Concurrent requests: less than the browser's limit per host, to leave some for others. */
const batchesAtOnce = 4;
/** Thousands may come in many batches: notify subscribers only this often. */
const notifyEveryMs = 100;

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

interface CachedCompany {
  /** Null: there is no such company. */
  readonly company: CompanyCard | null;
  readonly at: number;
}

/**
 * Cache of companies by reference, loading each once: a whole collection in one response, others in
 * batches of 30 (section 9).
 */
export function createCompanyLoader() {
  const cached = new Map<string, CachedCompany>();
  const waiting = new Map<string, CompanyRef>();
  const asking = new Set<string>();
  const failed = new Map<string, Error>();
  const listeners = new Set<() => void>();
  /** Collections being loaded as a whole. */
  const wholes = new Map<string, Promise<Error | null>>();
  const readAt = new Map<string, number>();
  let running = 0;
  let isPlanned = false;
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  /** A new object after each update, for `useSyncExternalStore`. */
  const takeSnapshot = () => ({
    /** Null: there is no such company. Undefined: not loaded yet. */
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
      const cards = new Map((await call(lookup, { body })).map((one) => [refKey(one), one]));
      const at = Date.now();
      for (const key of keys) cached.set(key, { company: cards.get(key) ?? null, at });
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
    const entry = cached.get(key);
    return entry === undefined || Date.now() - entry.at > freshMs;
  };

  function want(refs: readonly CompanyRef[]): void {
    for (const ref of refs) if (isWanted(ref)) waiting.set(refKey(ref), ref);
    if (waiting.size === 0 || isPlanned) return;
    isPlanned = true;
    // Batch all requests of the same tick.
    queueMicrotask(readOn);
  }

  /** Loads a collection's companies in one response; concurrent calls share it. */
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

  /** Loads listed companies: the whole collection, unless only a few are missing. */
  async function wantListed(refs: readonly CompanyRef[], collectionId: string): Promise<void> {
    const missing = refs.filter(isWanted);
    if (missing.length > limits.documentQueryBatch || wholes.has(collectionId)) {
      const failure = await readWhole(collectionId);
      if (failure) {
        for (const ref of missing) failed.set(refKey(ref), failure);
        return notify();
      }
    }
    // Companies added since.
    want(refs);
  }

  const wantIn = (refs: readonly CompanyRef[], collectionId: string | undefined) =>
    collectionId === undefined ? want(refs) : void wantListed(refs, collectionId);

  return {
    /** With a collection id: these are its companies, which can be loaded in one response. */
    want: wantIn,
    /** Retries failed companies. */
    wantAgain(refs: readonly CompanyRef[], collectionId: string | undefined): void {
      for (const ref of refs) failed.delete(refKey(ref));
      wantIn(refs, collectionId);
      notify();
    },
    /** Loads a changed company again. */
    refresh(ref: CompanyRef): void {
      cached.delete(refKey(ref));
      want([ref]);
    },
    /** Prefetches a collection's companies, unless done recently. */
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

/** The loader of this page. */
export function getCompanyLoader(client: QueryClient): ReturnType<typeof createCompanyLoader> {
  const loader = companyLoaders.get(client);
  if (loader) return loader;
  const companyLoader = createCompanyLoader();
  companyLoaders.set(client, companyLoader);
  onCompanyEdited(client, companyLoader.refresh);
  return companyLoader;
}
