import pg from 'pg';
import {
  companyArrays,
  type Reference,
} from '#features/operations/backups/server/shared/references.ts';
import { exportedTables, privateTables, type ExportedTable } from './table-lists.ts';

/** Of which corporation, and who reads it. */
export interface ExportScope {
  readonly corporationId: string;
  readonly readerId: string;
  /** The people whose private things are in it. */
  readonly consentingIds: readonly string[];
  /** The submissions whose scores the reader sees with their judges' names. */
  readonly scoredSubmissionIds: readonly string[];
}

/** The rows of a table that are exported. */
export interface RowFilter {
  readonly name: ExportedTable;
  /** A condition on the table, called `t`. */
  readonly where: string;
  /** Columns that have another value, in SQL. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Files that were taken away are left out, and so is where they were. */
const isOfKeptFile = 't.file_id in (select id from files where deleted_at is null)';

type ByTable = Partial<Record<ExportedTable, string>>;

/** Rows of other corporations refer to these, too: a reference to them makes nothing theirs. */
const shared: ReadonlySet<string> = new Set([
  'auth_users',
  'companies',
  'spotlight_editions',
  'users',
] satisfies ExportedTable[]);

const isExported = (name: string): name is ExportedTable =>
  (exportedTables as readonly string[]).includes(name);

const isPrivate = (name: ExportedTable): boolean =>
  (privateTables as readonly string[]).includes(name);

const uuid = (id: string) => `${pg.escapeLiteral(id)}::uuid`;
const anyOf = (ids: readonly string[]) => `any(array[${ids.map(uuid).join()}]::uuid[])`;

/**
 * What belongs to a corporation, table by table, in an order in which it can be inserted. What names things
 * of another one, too, is neither's. People and companies come along where these rows name them, so that
 * what they wrote has its author.
 */
export function rowFilters(
  references: readonly Reference[],
  { corporationId, readerId, consentingIds, scoredSubmissionIds }: ExportScope,
): RowFilter[] {
  const corporation = uuid(corporationId);
  const reader = uuid(readerId);
  const isOwn = `t.corporation_id = ${corporation}`;
  const people = `select t.id from users t where ${isOwn}`;
  const authPeople = `select t.auth_id from users t where ${isOwn}`;
  const consenting = `${isOwn} and t.id = ${anyOf(consentingIds)}`;

  /** For what no foreign key tells. */
  const conditions: ByTable = {
    corporations: `t.id = ${corporation}`,
    collections: `t.user_id in (select t.auth_id from users t where ${consenting})`,
    auth_users: `t.id in (${authPeople})`,
    user_photos: `t.user_id in (${people})`,
    role_requests: `t.user_id in (${people})`,
    user_system_roles: `t.user_id in (${people}) and t.system_role_id in (
      select id from system_roles where name = 'Foundry Champion')`,
    audit_entries: `t.opportunity_id in (select t.id from opportunities t where ${isOwn})`,
    spotlight_blocks: `t.corporation_ids @> array[${corporation}]`,
    spotlight_editions: `t.number in (select t.number from spotlight_edition_pages t where ${isOwn})`,
  };

  /** Of what belongs to it, what the reader may see on the screen. */
  const readable: ByTable = {
    collections: 't.is_active',
    saved_searches: 't.deleted_at is null',
    // What is shared is the corporation's; the rest is its owner's.
    saved_views: `t.deleted_at is null and (t.is_shared
      or t.owner_id in (select t.id from users t where ${consenting}))`,
    conflicts_of_interest: `t.user_id = ${reader}`,
    scores: `(t.user_id = ${reader}
      or t.submission_id = ${anyOf(scoredSubmissionIds)})`,
    match_settings: 't.shares_thumbs',
    match_thumbs: `exists (select from match_settings s where s.shares_thumbs
      and s.opportunity_id = t.opportunity_id and s.user_id = t.user_id)`,
    // A file with an owner and no place is their own, and so is one of a message that is not sent.
    files: `t.deleted_at is null
      and (t.owner_id is null or t.place <> 'message')`,
    submission_files: isOfKeptFile,
    project_files: isOfKeptFile,
  };

  const instead: Partial<Record<ExportedTable, Readonly<Record<string, string>>>> = {
    collections: {
      shared_to_users: `array(select one from unnest(t.shared_to_users) with ordinality many(one, nth)
        where one in (${authPeople}) order by nth)`,
    },
    company_invitations: { mail_id: 'null::uuid' },
    pitch_day_invitations: { mail_id: 'null::uuid' },
    spotlight_blocks: { corporation_ids: `array[${corporation}]` },
    users: {
      is_foundry_user: 'false',
      auth_id: `case when ${isOwn} then t.auth_id end`,
      is_active: `(t.is_active and coalesce(${isOwn}, false))`,
      corporation_id: `case when ${isOwn} then t.corporation_id end`,
    },
  };

  /** Whatever a row refers to is the corporation's; of a private one, all people have agreed. */
  const byReference = (name: ExportedTable): string => {
    const owners = references.flatMap(({ table, column, to, toColumn }) => {
      if (table !== name || to === name || !isExported(to)) return [];
      const isOfPerson = isPrivate(name) && to === 'users';
      if (shared.has(to) && !isOfPerson) return [];
      // Of what its owner has deleted, nothing is there.
      const owner = isOfPerson ? consenting : isPrivate(to) ? whereOf(to) : belongs(to);
      return [{ column, ids: `select t.${toColumn} from ${to} t where ${owner}` }];
    });
    const columns = owners.map(({ column }) => `t.${column}`);
    return [
      `num_nonnulls(${columns.join()}) > 0`,
      ...owners.map(({ column, ids }) => `(t.${column} is null or t.${column} in (${ids}))`),
    ].join(' and ');
  };
  const belongs = (name: ExportedTable): string => conditions[name] ?? byReference(name);
  const whereOf = (name: ExportedTable): string => {
    const also = readable[name];
    return also === undefined ? belongs(name) : `${belongs(name)} and ${also}`;
  };

  /** The ids of people or companies that the exported rows refer to. */
  const idsReferredTo = (target: ExportedTable): string => {
    const columns = references.flatMap(({ table, column, to }) =>
      to === target && isExported(table) && table !== 'company_evidence'
        ? [`select t.${column} from ${table} t where ${whereOf(table)}`]
        : [],
    );
    const arrays = companyArrays.map(
      ({ table, column }) =>
        `select unnest(t.${column})::uuid from ${table} t where ${whereOf(table)}`,
    );
    return [...columns, ...(target === 'companies' ? arrays : [])].join(' union ');
  };
  conditions.companies = `t.id in (${idsReferredTo('companies')})`;
  conditions.company_evidence = `t.company_id in (
    select t.id from companies t where ${conditions.companies})`;
  conditions.users = `(${isOwn} or t.id in (${idsReferredTo('users')}))`;

  return inOrder(references).map((name) => ({
    name,
    where: whereOf(name),
    instead: instead[name] ?? {},
  }));
}

/** What is referred to before what refers to it. */
function inOrder(references: readonly Reference[]): ExportedTable[] {
  const ordered = new Set<ExportedTable>();
  const add = (name: ExportedTable): void => {
    for (const { table, to } of references) {
      if (table === name && to !== name && isExported(to) && !ordered.has(to)) add(to);
    }
    ordered.add(name);
  };
  for (const name of exportedTables) add(name);
  return [...ordered];
}
