import type { PersonReference } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

interface PersonalTable extends PersonReference {
  /** `table.column` */
  readonly reference: string;
  readonly table: string;
  readonly column: string;
}

/** The parts of `table.column`. */
export function columnOf(reference: string): { readonly table: string; readonly column: string } {
  const [table = '', column = ''] = reference.split('.');
  return { table, column };
}

const ranks = { delete: 0, release: 1, keep: 2 } as const;

/** Every reference to `users`, as features bring them and a test compares with the database. */
export const personalTablesOf = (tables: readonly PersonTables[]): PersonalTable[] =>
  tables
    .flatMap(({ references = {} }) => Object.entries(references))
    .map(([reference, rules]) => ({ reference, ...columnOf(reference), ...rules }))
    .toSorted((one, other) => ranks[one.onDeletion] - ranks[other.onDeletion]);
