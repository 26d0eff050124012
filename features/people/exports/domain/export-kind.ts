import * as z from 'zod/mini';
import type { DomainSlots } from '#core/domain/domain-slots.ts';
import type { ColumnSection } from '#core/domain/exporting/sheet-columns.ts';
import type { Export } from './export.ts';

/** Something that can be exported in the background. */
export interface ExportKind {
  readonly what: string;
  /** Where it stands among the kinds in the contract. */
  readonly place: number;
  /** What says it is asked for: `what`, the format and what else it needs. */
  readonly request: z.ZodMiniObject;
}

/** One that is a table, of which only some columns may be asked for. */
export interface TableKind extends ExportKind {
  readonly columns: readonly ColumnSection[];
}

declare module '#core/domain/domain-slots.ts' {
  interface DomainSlots {
    /** What of it is exported in the background. */
    readonly exports?: readonly ExportKind[];
  }
}

/** What is asked for, of whatever kind. */
export interface ExportRequest {
  readonly what: string;
  readonly format: Export['format'];
  readonly id?: string | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** The keys of columns of a table; undefined: all. */
  readonly columns?: readonly string[] | undefined;
}

/** What one asks for of a kind, beside the format and the columns. */
export type AskedOf<Kind extends ExportKind> = Omit<
  z.input<Kind['request']>,
  'what' | 'format' | 'columns'
>;

/** What features let people ask for. */
export function exportRequestOf(features: readonly DomainSlots[]) {
  const kinds = features
    .flatMap(({ exports = [] }) => exports)
    .toSorted((one, other) => one.place - other.place);
  const [first, ...others] = kinds.map(({ request }) => request);
  if (!first) throw new Error('No feature brings anything to export.');
  return z.discriminatedUnion('what', [first, ...others]);
}
