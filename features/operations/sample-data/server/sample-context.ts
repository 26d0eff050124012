import type { Queryable } from '#core/platform/database/open.ts';

/** What the parts of the sample data are inserted with. */
export interface SampleContext {
  readonly db: Queryable;
  /** Who asked: the only person in it. */
  readonly userId: string;
  readonly publicUrl: string;
  readonly corporationId: string;
  readonly cycleId: string;
  /** The ids of the companies, by name without the mark. */
  readonly companyIds: ReadonlyMap<string, string>;
  /** The instant this many days from now; negative: ago. */
  readonly at: (days: number) => string;
}
