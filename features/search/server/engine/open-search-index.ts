// First: it has to be there before the engine is loaded.
import './quiet-engine.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Connection } from '@lancedb/lancedb';
import type { Log } from '#core/platform/log/log.ts';
import { alikeIn } from '#features/search/server/engine/alike/alike-in.ts';
import { wordsAlone, type Meaning } from '#features/search/server/engine/embedding/meaning.ts';
import {
  dropOthers,
  growGeneration,
  openGeneration,
  putInto,
  removeFrom,
  storedGenerations,
  type Generation,
  type Growing,
} from './generation.ts';
import { follow } from './following.ts';
import { InUse } from './in-use.ts';
import type {
  IndexedCompany,
  SearchIndex,
  Taste,
} from '#features/search/server/public/search-index.ts';
import { Tidying } from './tidying.ts';
import { searchIn } from './searching.ts';
import { similarIn } from './similar-in.ts';

/** There is no index to search. */
class NoIndex extends Error {
  constructor() {
    super('There is no search index yet.');
    this.name = 'NoIndex';
  }
}

/** By so much a directory must grow or shrink until its words are learnt anew. */
const changeShare = 0.2;
const changeLeast = 200;
/** How long closing waits for tidying. */
const tidyingEndsMs = 2000;

/** Does one thing after the other. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Of>(act: () => Promise<Of>): Promise<Of> => {
    const next = last.then(act, act);
    last = next.catch(() => {});
    return next;
  };
}

class LanceIndex implements SearchIndex {
  readonly #log: Log;
  readonly #meaning: Meaning;
  readonly #connection: Promise<Connection>;
  readonly #turn = inTurn();
  readonly #inUse = new InUse<Generation>();
  readonly #tidying: Tidying;
  #current: Generation | null = null;
  #growing: Growing | null = null;
  #pending = new Map<string, IndexedCompany | null>();
  readonly #opened: Promise<void>;

  constructor(uri: string, log: Log, meaning: Meaning) {
    this.#log = log;
    this.#tidying = new Tidying(log);
    this.#meaning = meaning;
    this.#connection = connect(uri, { storageOptions: { newTableEnableStableRowIds: 'true' } });
    this.#opened = this.#open().catch((error: unknown) => {
      log.warn({ err: error }, 'The search index cannot be read: it has to be made again.');
    });
  }

  async #open(): Promise<void> {
    const connection = await this.#connection;
    const { newest } = await storedGenerations(connection);
    if (newest !== null) this.#current = await openGeneration(connection, newest, this.#meaning);
  }

  state() {
    return this.#current === null ? ('building' as const) : ('ready' as const);
  }

  async search(query: Parameters<SearchIndex['search']>[0]) {
    const generation = this.#whole();
    return this.#inUse.while(generation, () => searchIn(generation, query));
  }

  put(companies: readonly IndexedCompany[]): Promise<void> {
    if (companies.length === 0) return Promise.resolve();
    return this.#write(companies, async (generation) => putInto(generation, companies));
  }

  remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    const gone = ids.map((id) => ({ id, isGone: true }) as const);
    return this.#write(gone, async (generation) => removeFrom(generation, ids));
  }

  async rebuild(all: AsyncIterable<readonly IndexedCompany[]>): Promise<void> {
    await this.#opened;
    if (this.#growing) throw new Error('The search index is being made already.');
    const connection = await this.#connection;
    const { last } = await storedGenerations(connection);
    const growing = await growGeneration(connection, last + 1, await this.#meaning.forNew());
    this.#growing = growing;
    this.#pending = new Map();
    try {
      for await (const companies of all) {
        if (companies.length > 0) await growing.add(companies);
      }
      await growing.index();
      const made = await this.#turn(async () => {
        await this.#catchUp(growing);
        const generation = await growing.finish();
        const old = this.#current;
        this.#current = generation;
        return { generation, old };
      });
      // Searches that began in the old one end there.
      await this.#tidying.ended();
      if (made.old) await this.#putAway(made.old);
      await dropOthers(connection, made.generation.number);
    } finally {
      this.#growing = null;
      this.#pending = new Map();
    }
  }

  async similar(id: string, limit: number) {
    const generation = this.#whole();
    return this.#inUse.while(generation, () => similarIn(generation, id, limit));
  }

  async alike(taste: Taste) {
    const generation = this.#whole();
    return this.#inUse.while(generation, () => alikeIn(generation, taste));
  }

  async check(): Promise<number | null> {
    await this.#opened;
    const current = this.#current;
    try {
      const { newest } = await storedGenerations(await this.#connection);
      if (current && newest !== null) {
        // What is stored tells, not what is remembered of it.
        return await this.#inUse.while(current, async () => {
          await current.companies.checkoutLatest();
          return current.companies.countRows();
        });
      }
    } catch (error) {
      this.#lose(current);
      throw error;
    }
    this.#lose(current);
    return null;
  }

  isOutgrown(): boolean {
    const { learntFrom = null, columns } = this.#current ?? {};
    if (learntFrom === null || !columns) return false;
    const change = Math.abs(columns.count - learntFrom);
    return change > Math.max(changeLeast, learntFrom * changeShare);
  }

  /** Unless another one has taken its place meanwhile. */
  #lose(generation: Generation | null): void {
    if (this.#current === generation) this.#current = null;
  }

  async refresh(): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      const old = this.#current;
      const { newest } = await storedGenerations(await this.#connection);
      if (old !== null && old.number === newest) return follow(old);
      await this.#open();
      if (old && old !== this.#current) await this.#putAway(old);
    });
  }

  async #putAway(generation: Generation): Promise<void> {
    await this.#inUse.end(generation);
    generation.companies.close();
    generation.words.close();
  }

  async close(): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      const last = this.#current;
      this.#current = null;
      // Cut off, tidying has only worked for nothing.
      await Promise.race([this.#tidying.ended(), wait(tidyingEndsMs, null, { ref: false })]);
      if (last) await this.#putAway(last);
      (await this.#connection).close();
    }).catch((error: unknown) => this.#log.warn({ err: error }, 'The search index was left open.'));
  }

  #whole(): Generation {
    if (this.#current === null) throw new NoIndex();
    return this.#current;
  }

  /** What comes while another index is made is kept for it, and done to the present one at once. */
  async #write(
    changes: readonly (IndexedCompany | { readonly id: string; readonly isGone: true })[],
    act: (generation: Generation) => Promise<void>,
  ): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      if (this.#growing) {
        for (const change of changes) {
          this.#pending.set(change.id, 'isGone' in change ? null : change);
        }
      }
      if (this.#current) {
        await act(this.#current);
        await this.#tidying.written(this.#current);
      } else if (!this.#growing) throw new NoIndex();
    });
  }

  async #catchUp(growing: Growing): Promise<void> {
    const changes = [...this.#pending];
    this.#pending = new Map();
    const put = changes.flatMap(([, company]) => company ?? []);
    const gone = changes.flatMap(([id, company]) => (company === null ? [id] : []));
    if (put.length > 0) await growing.put(put);
    if (gone.length > 0) await growing.remove(gone);
  }
}

interface Parts {
  readonly uri: string;
  readonly log: Log;
  /** Words alone, unless given. */
  readonly meaning?: Meaning;
}

/**
 * The search index at `uri`: a folder, or `s3://…`. Answers at once; until what is stored there has
 * been read, its state is `building`.
 */
export function openSearchIndex({ uri, log, meaning = wordsAlone }: Parts): SearchIndex {
  return new LanceIndex(uri, log, meaning);
}
