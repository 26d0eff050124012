import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { formerMemberName } from '#features/people/users/domain/account-deletion.ts';

/** What identifies a person in the texts of others. */
export interface PersonalData {
  /** Found nowhere else: email addresses and the auth id. */
  readonly identifiers: readonly string[];
  /** Full names that nobody else has. */
  readonly names: readonly string[];
  /** The person's accounts that were merged into this one. */
  readonly formerIds: readonly string[];
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: 'text' | 'text[]' | 'jsonb';
  readonly isNullable: boolean;
}

/**
 * Texts that others send us, in which the same name is most probably somebody else's: a founder's,
 * a contact's. Identifiers are replaced there, too.
 */
const namesOfOthers: readonly string[] = [
  'companies',
  'company_proposals',
  'import_problems',
  'import_changes',
  'external_projects',
  'submissions.contact_name',
];

async function textColumns(db: Queryable): Promise<Map<string, Column[]>> {
  const { rows } = await db.execute<Record<string, unknown> & Column>(sql`
    select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as "isNullable",
      case c.data_type when 'jsonb' then 'jsonb' when 'ARRAY' then 'text[]' else 'text' end as "type"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'character varying', 'jsonb') or c.udt_name = '_text')
    order by 1, 2`);
  return Map.groupBy(rows, ({ table }) => table);
}

/** Characters with a meaning in PostgreSQL's regular expressions. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** As it is written inside a JSON text. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A whole address, id or name: `ann@x.example` is not a part of `joann@x.example`. */
const wholly = (texts: readonly string[], before: string): string | null =>
  texts.length === 0
    ? null
    : `(?<![[:alnum:]${before}])(?:${texts.map(literally).join('|')})(?![[:alnum:]]|[.-][[:alnum:]])`;

function patternFor(
  { identifiers, names }: Pick<PersonalData, 'identifiers' | 'names'>,
  { table, column, type }: Column,
): string | null {
  const spellingOf = type === 'jsonb' ? inJson : (text: string) => text;
  const isOfOthers = [table, `${table}.${column}`].some((name) => namesOfOthers.includes(name));
  const patterns = [
    wholly(identifiers.map(spellingOf), '._%+-'),
    wholly(isOfOthers ? [] : names.map(spellingOf), ''),
  ].filter((one) => one !== null);
  return patterns.length === 0 ? null : patterns.join('|');
}

function replaced(column: Column, pattern: string, identifiers: readonly string[]): SQL {
  const name = sql.identifier(column.column);
  const replace = (value: SQL) =>
    sql`regexp_replace(${value}, ${pattern}, ${formerMemberName}, 'gi')`;
  if (column.type === 'jsonb') return sql`${replace(sql`${name}::text`)}::jsonb`;
  if (column.type === 'text[]') {
    const each = replace(sql`one`);
    return sql`case when ${name} is not null then array(
      select ${each} from unnest(${name}) with ordinality as many(one, place) order by place) end`;
  }
  // An address that stands alone is expected to be one: none is better than a sentence.
  const whole = sql`lower(${name}) = any(${sql.param(identifiers.map((one) => one.toLowerCase()))}::text[])`;
  return column.isNullable
    ? sql`case when ${whole} then null else ${replace(sql`${name}`)} end`
    : replace(sql`${name}`);
}

/** Only its own role changes the audit log, by a function that records it there. */
const auditTables = new Set(['audit_entries', 'audit_changes', 'audit_chain']);

/** In the audit log: what names the person, and where the person's own requests came from. */
async function replaceInAuditLog(db: Queryable, userId: string, data: PersonalData) {
  const columns = { table: 'audit_entries', column: 'details', isNullable: true } as const;
  // Nothing is like it, when nothing identifies the person.
  const pattern = patternFor(data, { ...columns, type: 'jsonb' }) ?? '.^';
  for (const id of [userId, ...data.formerIds]) {
    await db.execute(sql`select erase_personal_data(${pattern}, ${formerMemberName}, ${id}::uuid)`);
  }
}

/**
 * Replaces what identifies a person in every text of the database: in what others wrote, in mails,
 * and in the audit log.
 */
export async function replacePersonalData(
  db: Queryable,
  userId: string,
  data: PersonalData,
): Promise<void> {
  for (const [table, columns] of await textColumns(db)) {
    if (auditTables.has(table)) continue;
    const changes = columns.flatMap((column) => {
      const pattern = patternFor(data, column);
      return pattern === null ? [] : [{ column, pattern }];
    });
    const set = changes.map(
      ({ column, pattern }) =>
        sql`${sql.identifier(column.column)} = ${replaced(column, pattern, data.identifiers)}`,
    );
    const conditions = changes.map(
      ({ column, pattern }) => sql`${sql.identifier(column.column)}::text ~* ${pattern}`,
    );
    if (set.length === 0) continue;
    await db.execute(sql`update ${sql.identifier(table)}
      set ${sql.join(set, sql`, `)} where ${sql.join(conditions, sql` or `)}`);
  }
  await replaceInAuditLog(db, userId, data);
}
