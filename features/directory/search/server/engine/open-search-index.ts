// First: the log level has to be set before the engine is loaded.
import './silence-native-logs.ts';
import { connect, Session, type Connection } from '@lancedb/lancedb';
import type { Log } from '#core/platform/log/log.ts';
import { findSimilarCompanies } from '#features/directory/search/server/engine/alike/similar.ts';
import { recommendCompanies } from '#features/directory/search/server/engine/alike/recommend.ts';
import { noEmbeddings } from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import type { EmbeddingProvider } from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import { buildGeneration, type GenerationBuild } from './build-generation.ts';
import {
  collectIfLarge,
  companiesOf,
  dropUnreadGenerations,
  openGeneration,
  upsertRows,
  deleteRows,
  storedGenerations,
  type Generation,
} from './generation.ts';
import { refreshToLatest } from './version-polling.ts';
import { ReferenceCount } from './reference-count.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import type {
  AnyWordQuery,
  IndexedCompany,
  NameSource,
  RebuildOptions,
  SearchIndex,
  Recommendation,
} from '#features/directory/search/server/shared/search-index.ts';
import { Compaction } from './compaction.ts';
import { findByAnyWord } from './any-word.ts';
import { withSpellings } from './filters.ts';
import { rewordedOf } from './reworded.ts';
import { searchGeneration } from './search.ts';

/** There is no index to search. */
class NoIndex extends Error {
  constructor() {
    super('There is no search index yet.');
    this.name = 'NoIndex';
  }
}

/** Relative change in size after which term vectors are trained again. */
const changeShare = 0.2;
const changeLeast = 200;
/**
 * What the engine keeps of its files in memory; without a bound it takes up to 7 GB. Beyond it, pages
 * come from the system's file cache.
 */
const cacheBytes = { index: 96n * 2n ** 20n, metadata: 32n * 2n ** 20n };
/** Runs tasks one after another. */
function openSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Of>(act: () => Promise<Of>): Promise<Of> => {
    const next = last.then(act, act);
    last = next.catch(() => {});
    return next;
  };
}

/** A query for every spelling of the values that it filters by. */
const spelled = <Query extends AnyWordQuery>({ columns }: Generation, query: Query): Query => ({
  ...query,
  filters: withSpellings(columns, query.filters),
});

class LanceIndex implements SearchIndex {
  readonly #log: Log;
  readonly #embeddingProvider: EmbeddingProvider;
  readonly #nameSource: NameSource | null;
  readonly #namesMost: number | undefined;
  readonly #connection: Promise<Connection>;
  readonly #turn = openSerialQueue();
  readonly #references = new ReferenceCount<Generation>();
  readonly #compaction: Compaction;
  readonly #answers = new RememberedAnswers();
  #current: Generation | null = null;
  #build: GenerationBuild | null = null;
  #pending = new Map<string, IndexedCompany | null>();
  readonly #opened: Promise<void>;

  constructor({ uri, log, embeddingProvider = noEmbeddings, nameSource = null, ...more }: Parts) {
    this.#log = log;
    this.#nameSource = nameSource;
    this.#namesMost = more.namesMost;
    this.#compaction = new Compaction(log);
    this.#embeddingProvider = embeddingProvider;
    this.#connection = connect(uri, {
      storageOptions: { newTableEnableStableRowIds: 'true', ...more.storageOptions },
      session: new Session(cacheBytes.index, cacheBytes.metadata),
    });
    this.#opened = this.#open().catch((error: unknown) => {
      log.warn({ err: error }, 'The search index cannot be read: it has to be made again.');
    });
  }

  async #open(): Promise<void> {
    const connection = await this.#connection;
    const { newest } = await storedGenerations(connection);
    if (newest === null) return;
    this.#current = await openGeneration(
      connection,
      newest,
      this.#embeddingProvider,
      this.#namesMost,
    );
    collectIfLarge(this.count());
  }

  state() {
    return this.#current === null ? ('building' as const) : ('ready' as const);
  }

  async search(query: Parameters<SearchIndex['search']>[0]) {
    const generation = this.#whole();
    return this.#answers.of(query, () =>
      this.#references.while(generation, () =>
        searchGeneration(generation, spelled(generation, query), this.#nameSource),
      ),
    );
  }

  async findByAnyWord(query: Parameters<SearchIndex['findByAnyWord']>[0]) {
    const generation = this.#whole();
    return this.#references.while(generation, () =>
      findByAnyWord(generation, spelled(generation, query)),
    );
  }

  reworded(text: string) {
    return this.#current === null ? [] : rewordedOf(text, this.#current.vocabulary);
  }

  put(companies: readonly IndexedCompany[]): Promise<void> {
    if (companies.length === 0) return Promise.resolve();
    return this.#write(companies, async (generation) => upsertRows(generation, companies));
  }

  remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    const gone = ids.map((id) => ({ id, isGone: true }) as const);
    return this.#write(gone, async (generation) => deleteRows(generation, ids));
  }

  async rebuild(
    all: AsyncIterable<readonly IndexedCompany[]>,
    { isQuick = false }: RebuildOptions = {},
  ): Promise<void> {
    await this.#opened;
    if (this.#build) throw new Error('The search index is being made already.');
    const connection = await this.#connection;
    const { last } = await storedGenerations(connection);
    const build = await buildGeneration(
      connection,
      last + 1,
      await this.#embeddingProvider.forNew(isQuick),
      this.#namesMost,
    );
    this.#build = build;
    this.#pending = new Map();
    try {
      for await (const companies of all) {
        if (companies.length > 0) await build.add(companies);
      }
      await build.index();
      const made = await this.#turn(async () => {
        await this.#catchUp(build);
        const generation = await build.finish();
        const old = this.#current;
        this.#current = generation;
        this.#answers.forget();
        return { generation, old };
      });
      // Waits for searches that use the old generation.
      await this.#compaction.ended();
      if (made.old) await this.#putAway(made.old);
      collectIfLarge(this.count());
    } finally {
      this.#build = null;
      this.#pending = new Map();
    }
  }

  generation(): string | null {
    return this.#current === null ? null : companiesOf(this.#current.number);
  }

  async dropUnread(readers: readonly (string | null)[]): Promise<boolean> {
    const current = this.#current;
    if (current === null || this.#build !== null) return false;
    return dropUnreadGenerations(await this.#connection, current.number, readers);
  }

  async similar(id: string, limit: number) {
    const generation = this.#whole();
    return this.#references.while(generation, () => findSimilarCompanies(generation, id, limit));
  }

  async recommend(recommendation: Recommendation) {
    const generation = this.#whole();
    return this.#references.while(generation, () => recommendCompanies(generation, recommendation));
  }

  async check(): Promise<number | null> {
    await this.#opened;
    const current = this.#current;
    try {
      const { newest } = await storedGenerations(await this.#connection);
      if (current && newest !== null) {
        // Stored state decides, not the cached one.
        return await this.#references.while(current, async () => {
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

  count(): number {
    return this.#current?.columns.count ?? 0;
  }

  isOutgrown(): boolean {
    const { learntFrom = null, columns } = this.#current ?? {};
    if (learntFrom === null || !columns) return false;
    const change = Math.abs(columns.count - learntFrom);
    return change > Math.max(changeLeast, learntFrom * changeShare);
  }

  isOutdated(): boolean {
    if (this.#current === null) return false;
    return this.#embeddingProvider.isOutdated(this.#current.vectorVersion);
  }

  encoderState() {
    return this.#embeddingProvider.encoderState(this.#current?.vectorVersion ?? null);
  }

  /** Unless another generation has replaced it since. */
  #lose(generation: Generation | null): void {
    if (this.#current === generation) this.#current = null;
  }

  async refresh(): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      const old = this.#current;
      const { newest } = await storedGenerations(await this.#connection);
      if (old !== null && old.number === newest) {
        return this.#answers.forgetAfter(() => refreshToLatest(old));
      }
      await this.#open();
      this.#answers.forget();
      if (old && old !== this.#current) await this.#putAway(old);
    });
  }

  async #putAway(generation: Generation): Promise<void> {
    await this.#references.end(generation);
    generation.companies.close();
    generation.words.close();
  }

  /** Ends the computing of vectors, for which a stop would wait. Searches go on by words. */
  interrupt(): Promise<void> {
    return this.#embeddingProvider.close();
  }

  async close(): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      const last = this.#current;
      this.#current = null;
      await this.#compaction.endedSoon();
      if (last) await this.#putAway(last);
      (await this.#connection).close();
      await this.#embeddingProvider.close();
    }).catch((error: unknown) => this.#log.warn({ err: error }, 'The search index was left open.'));
  }

  #whole(): Generation {
    if (this.#current === null) throw new NoIndex();
    return this.#current;
  }

  /** Applies changes at once, and buffers them for an index under construction. */
  async #write(
    changes: readonly (IndexedCompany | { readonly id: string; readonly isGone: true })[],
    act: (generation: Generation) => Promise<void>,
  ): Promise<void> {
    await this.#opened;
    await this.#turn(async () => {
      if (this.#build) {
        for (const change of changes) {
          this.#pending.set(change.id, 'isGone' in change ? null : change);
        }
      }
      const current = this.#current;
      if (current) {
        await this.#answers.forgetAfter(() => act(current));
        await this.#compaction.written(current);
      } else if (!this.#build) throw new NoIndex();
    });
  }

  async #catchUp(build: GenerationBuild): Promise<void> {
    const changes = [...this.#pending];
    this.#pending = new Map();
    const put = changes.flatMap(([, company]) => company ?? []);
    const gone = changes.flatMap(([id, company]) => (company === null ? [id] : []));
    if (put.length > 0) await build.put(put);
    if (gone.length > 0) await build.remove(gone);
  }
}

interface Parts {
  readonly uri: string;
  /** What the engine has to be told of storage other than a folder. */
  readonly storageOptions?: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Full-text search only, unless given. */
  readonly embeddingProvider?: EmbeddingProvider;
  /** Where the names of a large directory are found; unless given, their words are corrected. */
  readonly nameSource?: NameSource | null;
  /** How many companies' names are kept in memory. Lower in tests. */
  readonly namesMost?: number;
}

/**
 * Opens the search index at `uri`: a folder, or `s3://…`. Returns at once; its state is `building`
 * until the stored data has been read.
 */
export function openSearchIndex(parts: Parts): SearchIndex {
  return new LanceIndex(parts);
}
