/** A column of one table that refers to a row of another one. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
}

/** The references of the database between its tables, each of one column. */
export const referencesQuery = `
  select k.conrelid::regclass::text as table, a.attname::text as column,
    k.confrelid::regclass::text as to, b.attname::text as "toColumn"
  from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
  order by 1, 2`;

/** Ids of companies without foreign keys. */
export const companyArrays = [
  { table: 'collections', column: 'startup_ids' },
  { table: 'collections', column: 'crunchbase_ids' },
  { table: 'collections', column: 'nucla_ids' },
  { table: 'collections', column: 'blacklisted_startup_ids' },
  { table: 'collections', column: 'blacklisted_crunchbase_ids' },
  { table: 'collections', column: 'blacklisted_nucla_ids' },
  { table: 'radar_blips', column: 'company_ids' },
  { table: 'radar_proposals', column: 'company_ids' },
] as const;

/** Ids of other things, which need not be there. */
export const otherArrays: readonly string[] = [
  'radar_blips.opportunity_ids',
  'radar_blips.project_ids',
  'saved_searches.known_ids',
  'saved_searches.told_ids',
  'spotlight_blocks.corporation_ids',
];
