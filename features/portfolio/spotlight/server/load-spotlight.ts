import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { isScheduled } from '#features/portfolio/spotlight/domain/block.ts';
import {
  isAutomatic,
  type AutomaticKind,
  type Spotlight,
  type SpotlightBlock,
  type SpotlightItem,
  type WrittenBlock,
} from '#features/portfolio/spotlight/domain/spotlight.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { attentionItems } from './automatic/attention.ts';
import { collectionItems } from './automatic/collections.ts';
import { decisionItems } from './automatic/decisions.ts';
import { opportunityItems } from './automatic/opportunities.ts';
import { overlookedItems } from './automatic/overlooked.ts';
import { radarItems } from './automatic/radars.ts';
import { loadBlocks, type BlockRow } from './block-store.ts';
import type { SpotlightReader } from './reader.ts';
import { loadSubjects } from './subjects.ts';

/** What the blocks are computed with. */
export interface SpotlightParts {
  readonly find: Search;
  /** The events that count as attention. */
  readonly kinds: readonly string[];
}

type Filled = (db: Queryable, reader: SpotlightReader, now: Date) => Promise<SpotlightItem[]>;

const automatic = ({ find, kinds }: SpotlightParts): Readonly<Record<AutomaticKind, Filled>> => ({
  opportunities: opportunityItems,
  attention: (db, reader) => attentionItems(db, reader, kinds),
  radars: (db, reader) => radarItems(db, reader),
  overlooked: (db, reader) => overlookedItems(db, reader, find),
  collections: collectionItems,
  decisions: decisionItems,
});

/** Whether a block is for somebody of this corporation. */
const isFor = (
  { corporationIds }: BlockRow,
  { readsAll, corporation }: SpotlightReader,
): boolean => {
  if (readsAll) return true;
  if (corporation === null) return false;
  return corporationIds.length === 0 || corporationIds.includes(corporation.id);
};

/**
 * The written blocks of now that somebody may read, by id. One that points to what they may not see is
 * left out as a whole, since its text is about that.
 */
export async function writtenBlocks(
  db: Queryable,
  reader: SpotlightReader,
  rows: readonly BlockRow[],
  now: Date,
): Promise<ReadonlyMap<string, WrittenBlock>> {
  const blocks = rows.filter((row) => isScheduled(row, now) && isFor(row, reader));
  const subjects = await loadSubjects(db, reader.scope, blocks);
  return new Map(
    blocks.flatMap(({ id, title, body, subjectId, from, createdAt }) => {
      const subject = subjectId === null ? null : subjects.get(subjectId);
      if (subject === undefined) return [];
      return [[id, { kind: 'written', id, title, body, subject, at: from ?? createdAt }] as const];
    }),
  );
}

/** What somebody reads now: one query code for the page, its preview, editions and mails. */
export async function loadSpotlight(
  db: Queryable,
  reader: SpotlightReader,
  parts: SpotlightParts,
  now = new Date(),
): Promise<Spotlight> {
  const { blocks: rows, order, hidden } = await loadBlocks(db);
  const fill = automatic(parts);
  const ids = order.filter(isAutomatic).filter((id) => !hidden.includes(id));
  const texts = await writtenBlocks(db, reader, rows, now);
  const filled = await runSideBySide(
    db,
    ids.map((id) => async () => [id, await fill[id](db, reader, now)] as const),
  );
  const itemsOf = new Map<string, SpotlightItem[]>(filled);
  const blocks = order.flatMap((id): SpotlightBlock[] => {
    if (!isAutomatic(id)) return [texts.get(id) ?? []].flat();
    const items = itemsOf.get(id) ?? [];
    return items.length === 0 ? [] : [{ kind: 'automatic', id, items }];
  });
  return { corporation: reader.corporation, blocks };
}
