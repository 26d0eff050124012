import type { Queryable } from '#server/platform/database/open.ts';
import type { Shape } from './reading/shape.ts';
import type { RowOutcome } from './report.ts';

/** Where rows of one kind go: what shapes they may come in, and how one is put in its place. */
export interface ImportTarget<Row extends { name: string }> {
  readonly shapes: readonly Shape<Row>[];
  /** Says what it did, or why it could not. Called twice with the same row, it does nothing twice. */
  put(db: Queryable, row: Row): Promise<{ result: RowOutcome['result']; notes: string[] }>;
}
