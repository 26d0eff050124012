import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { WorkFacts } from '#features/people/needs-you/domain/needs-you.ts';

/** Somebody with an account, whose address is confirmed. */
export interface NeedsYouReader {
  readonly viewer: Viewer;
  readonly scope: VisibilityScope & { readonly userId: string };
}

export interface NeedsYouPart {
  readonly total: number;
  /** The first ones (`linesMost`). */
  readonly lines: readonly WorkFacts[];
}

export type NeedsYouParts<Kind extends string = string> = Readonly<Record<Kind, NeedsYouPart>>;

/** What waits for the reader in one feature. */
export interface Waiting {
  /** Of different things: one may be of several kinds. */
  readonly total: number;
  /** In the order shown. */
  readonly parts: NeedsYouParts;
  readonly opportunities?: readonly { readonly id: string; readonly submissions: number }[];
}

/** Finds what waits for the reader in one feature. */
export interface NeedsYouSource {
  readonly kinds: readonly string[];
  /** Where its kinds are shown among those of others: lower ones first. */
  readonly place: number;
  readonly load: (db: Queryable, reader: NeedsYouReader) => Promise<Waiting>;
}

export type LoadPart = (db: Queryable, reader: NeedsYouReader) => Promise<NeedsYouPart>;

/** A source of kinds that have nothing in common. */
export const sourceOf = (
  place: number,
  loaders: Readonly<Record<string, LoadPart>>,
): NeedsYouSource => ({
  kinds: Object.keys(loaders),
  place,
  load: async (db, reader) => {
    const parts: Record<string, NeedsYouPart> = {};
    for (const [kind, load] of Object.entries(loaders)) parts[kind] = await load(db, reader);
    const total = Object.values(parts).reduce((sum, part) => sum + part.total, 0);
    return { total, parts };
  },
});

/** A part of rows that carry their total. */
export const partOf = <Row extends { readonly total: number }>(
  rows: readonly Row[],
  lineOf: (row: Row) => WorkFacts,
): NeedsYouPart => ({ total: rows[0]?.total ?? 0, lines: rows.map(lineOf) });

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What waits for somebody in it. */
    readonly needsYou?: NeedsYouSource;
  }
}
