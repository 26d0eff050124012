/** A table of an export, and which of its rows belong to the corporation. */
export interface ExportedTable {
  readonly name: string;
  /** A condition on the table, called `t`; `$corporation` stands for the corporation's id. */
  readonly where: string;
  /** What is not taken along, or has another value. */
  readonly instead?: Readonly<Record<string, string>>;
}

const corporation = '$corporation';
const own = `corporation_id = ${corporation}`;
const opportunities = `select id from opportunities where ${own}`;
const submissions = `select id from submissions where opportunity_id in (${opportunities})`;
const projects = `select id from projects where ${own}`;
const people = `select id from users where ${own}`;
const authPeople = `select auth_id from users where ${own} and auth_id is not null`;
const collections = `select id from collections where user_id in (${authPeople})`;

const of = (column: string, ids: string) => `t.${column} in (${ids})`;
const table = (name: string, where: string): ExportedTable => ({ name, where });

/**
 * What is a corporation's, in an order in which it can be inserted after people and companies. Left
 * out: what lets somebody in (passwords, sessions, keys, webhooks), and what is on its way
 * (notifications, mails, imports, exports).
 */
const ofCorporation: readonly ExportedTable[] = [
  table('cycles', `t.${own}`),
  table('opportunities', `t.${own}`),
  table('opportunity_team', of('opportunity_id', opportunities)),
  table('scorecards', `t.${own} or ${of('opportunity_id', opportunities)}`),
  table('submissions', of('opportunity_id', opportunities)),
  table('comments', of('submission_id', submissions)),
  table(
    'comment_mentions',
    of('comment_id', `select id from comments where submission_id in (${submissions})`),
  ),
  ...['votes', 'scores', 'conflicts_of_interest', 'prepared_decisions', 'messages'].map((name) =>
    table(name, of('submission_id', submissions)),
  ),
  table('projects', `t.${own}`),
  ...[
    ...['project_members', 'project_milestones', 'project_updates', 'project_risks'],
    ...['project_decisions', 'pilot_charters', 'pilot_criteria', 'project_date_moves'],
  ].map((name) => table(name, of('project_id', projects))),
  table('project_sources', `t.${own}`),
  table('external_projects', of('project_id', projects)),
  table('files', `t.${own} and t.deleted_at is null`),
  table('collections', of('id', collections)),
  table('collection_notes', of('collection_id', collections)),
  table('collection_additions', of('collection_id', collections)),
  table('user_photos', of('user_id', people)),
  table('user_metadata', of('user_id', people)),
  table('saved_searches', of('user_id', people)),
  table('audit_entries', of('opportunity_id', opportunities)),
];

/** A column of one table that refers to a row of another one. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

/** The ids that the exported rows refer to. */
function referredTo(references: readonly Reference[], to: string): string {
  const all = ofCorporation.flatMap(({ name, where }) =>
    references
      .filter((one) => one.table === name && one.to === to)
      .map(({ column }) => `select t.${column} from ${name} t where ${where}`),
  );
  return all.join(' union ');
}

/** The companies of its people's collections, by the ids of their sources. */
const collected = `select unnest(startup_ids || crunchbase_ids || nucla_ids) from collections
  where user_id in (${authPeople})`;

/**
 * All tables of an export: the corporation, whoever its rows name, the companies that they are about,
 * and the rows. People of others come along without access, so that what they wrote has its author.
 */
export function exportedTables(references: readonly Reference[]): ExportedTable[] {
  const isOwn = `t.${own}`;
  const companies = `${of('id', referredTo(references, 'companies'))} or ${of('external_id', collected)}`;
  return [
    table('corporations', `t.id = ${corporation}`),
    table('corporation_domains', isOwn),
    table('corporation_tenants', isOwn),
    { name: 'auth_users', where: of('id', authPeople) },
    {
      name: 'users',
      where: `${isOwn} or ${of('id', referredTo(references, 'users'))}`,
      instead: {
        is_foundry_user: 'false',
        auth_id: `case when ${isOwn} then t.auth_id end`,
        is_active: `(t.is_active and coalesce(${isOwn}, false))`,
        corporation_id: `case when ${isOwn} then t.corporation_id end`,
      },
    },
    {
      name: 'user_system_roles',
      where: `${of('user_id', people)} and ${of(
        'system_role_id',
        `select id from system_roles where name = 'Foundry Champion'`,
      )}`,
    },
    table('companies', companies),
    table('company_evidence', of('company_id', `select t.id from companies t where ${companies}`)),
    ...ofCorporation,
  ];
}

/** The references of the database between its tables, each of one column. */
export const referencesQuery = `
  select k.conrelid::regclass::text as table, a.attname::text as column,
    k.confrelid::regclass::text as to
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1`;

/** Rows are never left to the wrong corporation: its id is a literal, and nothing else is filled in. */
export const forCorporation = (sql: string, idLiteral: string): string =>
  sql.replaceAll(corporation, () => `${idLiteral}::uuid`);
