import type pg from 'pg';
import { newId } from '#core/server/tables/columns.ts';
import { formWith } from '#core/tests/forms.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import { giveRole } from '#features/cases/opportunities/domain/endpoints.ts';
import { add as addSubmission } from '#features/cases/submissions/domain/draft-endpoints.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
import { cast } from '#features/cases/submissions/domain/votes/endpoints.ts';
import { create as createCollection } from '#features/directory/collections/domain/endpoints.ts';
import { create as createProject } from '#features/portfolio/projects/domain/endpoints.ts';
import { addUpdate } from '#features/portfolio/projects/domain/part-endpoints.ts';
import { record } from '#features/portfolio/metrics/domain/usage-endpoints.ts';

interface Colleague {
  readonly client: SignedIn;
  readonly id: string;
}

interface Places {
  readonly corporationId: string;
  readonly opportunityId: string;
  readonly submissionId: string;
  readonly selectedId: string;
  readonly projectId: string;
  readonly companyId: string;
}

async function placesIn(pool: pg.Pool): Promise<Places> {
  const { rows } = await pool.query<Places>(`
    select c.id as "corporationId", o.id as "opportunityId",
      (select id from submissions where opportunity_id = o.id and stage = 'Screening' limit 1)
        as "submissionId",
      (select id from submissions where opportunity_id = o.id and stage = 'Pitch' limit 1)
        as "selectedId",
      (select id from projects where corporation_id = c.id limit 1) as "projectId",
      (select company_id from sample_records where company_id is not null limit 1) as "companyId"
    from sample_records r join corporations c on c.id = r.corporation_id
    join opportunities o on o.corporation_id = c.id and o.name like 'Packaging%'`);
  const [places] = rows;
  if (!places) throw new Error('There is no sample data.');
  return places;
}

/** What two people do in the product. */
async function workThere(places: Places, superuser: SignedIn, colleague: Colleague): Promise<void> {
  const { opportunityId, submissionId, selectedId, projectId, companyId } = places;
  await superuser.ask(giveRole, {
    params: { id: opportunityId, userId: colleague.id },
    body: { role: 'Business Developer' },
  });
  for (const person of [superuser, colleague.client]) {
    await person.ask(cast, { params: { id: submissionId }, body: { value: 'down' } });
  }
  const said = await superuser.ask(comments.add, {
    params: { id: submissionId },
    body: { body: 'What do you think?' },
  });
  await colleague.client.ask(comments.add, {
    params: { id: submissionId },
    body: { body: 'We should ask them.', parentId: said.id },
  });
  const added = await colleague.client.ask(addSubmission, {
    params: { id: opportunityId },
    body: { companyName: 'Written by hand', title: 'A box of boxes' },
  });
  const { status } = await colleague.client.send('POST', '/files/o', {
    query: { name: 'offer.txt', submissionId: added.id },
    form: formWith('What they offer'),
  });
  if (status >= 300) throw new Error(`The file was refused: ${status}`);
  await superuser.ask(move, {
    params: { id: selectedId },
    body: { stage: 'Selected', mail: { subject: 'Good news', body: 'You are in.' } },
  });
  await superuser.ask(createProject, {
    body: { submissionId: selectedId, name: 'Bags', phase: 'Discovery', health: 'on track' },
  });
  await superuser.ask(addUpdate, { params: { id: projectId }, body: { body: 'It goes on.' } });
  const at = new Date().toISOString();
  await colleague.client.ask(record, {
    body: {
      sentAt: at,
      events: [
        {
          id: newId(),
          at,
          route: '/opportunity/$id',
          kind: 'opportunity.viewed',
          subjectId: opportunityId,
        },
        { id: newId(), at, route: '/project/$id', kind: 'project.viewed', subjectId: projectId },
        {
          id: newId(),
          at,
          route: '/opportunity/$id',
          kind: 'opportunity.viewed',
          subjectId: companyId,
        },
      ],
    },
  });
}

/** What workers, integrations and other screens write: one row of each kind. */
async function writeRows(pool: pg.Pool, places: Places, colleague: Colleague): Promise<void> {
  const { corporationId, opportunityId, companyId, submissionId, projectId } = places;
  const importId = newId();
  const mailId = newId();
  const statements: readonly [string, readonly unknown[]][] = [
    [
      `insert into imports (id, of, corporation_id, opportunity_id, source, file_name, file_bytes, state)
       values ($1, 'submissions', $2, $3, 'Fair', 'fair.csv', 10, 'done')`,
      [importId, corporationId, opportunityId],
    ],
    [
      `insert into import_changes (import_id, record_id, written_at) values ($1, $2, now())`,
      [importId, submissionId],
    ],
    [
      `insert into mails (id, kind, recipient, subject, body) values
       ($1, 'notification', 'owner@skf.example', 'News', 'See https://x.example/opportunity/' || $2)`,
      [mailId, opportunityId],
    ],
    [
      `insert into notifications (id, user_id, kind, values, subject, subject_id) values
       (gen_random_uuid(), $1, 'my work', jsonb_build_object('ids', array[$2]), null, null)`,
      [colleague.id, projectId],
    ],
    [
      `insert into notification_mutes (user_id, subject, subject_id) values ($1, 'opportunity', $2)`,
      [colleague.id, opportunityId],
    ],
    [
      `insert into saved_searches (id, user_id, name, query, filters, frequency, time_zone,
         is_known_whole, seen_at, told_at)
       values (gen_random_uuid(), $1, 'There', 'x', jsonb_build_object('corporation', $2::text), 'off',
         'UTC', true, now(), now())`,
      [colleague.id, corporationId],
    ],
    [
      `insert into recent_searches (id, user_id, query, filters)
       values (gen_random_uuid(), $1, 'x', jsonb_build_object('collection', $2::text))`,
      [colleague.id, companyId],
    ],
    [
      `insert into metric_segments (id, user_id, name, filters, frequency, time_zone)
       values (gen_random_uuid(), $1, 'There', jsonb_build_object('corporation', $2::text), 'off', 'UTC')`,
      [colleague.id, corporationId],
    ],
    [
      `insert into audit_views (id, user_id, name, filter)
       values (gen_random_uuid(), $1, 'There', jsonb_build_object('corporation', $2::text))`,
      [colleague.id, corporationId],
    ],
    [
      `insert into export_jobs (id, user_id, request, name, state, attempts, rows, total)
       values (gen_random_uuid(), $1, jsonb_build_object('id', $2::text), 'x', 'done', 1, 0, 0)`,
      [colleague.id, corporationId],
    ],
    [
      `insert into api_keys (id, name, start, hash, corporation_id, scopes, expires_at, created_by)
       values (gen_random_uuid(), 'Key', 'out_', $2, $1, '{}', now() + interval '1 day', $3)`,
      [corporationId, newId(), colleague.id],
    ],
    [
      `insert into company_contacts (id, company_id, corporation_id, name)
       select gen_random_uuid(), $1, corporation_id, 'Ada' from users where id = $2`,
      [companyId, colleague.id],
    ],
    [
      `insert into corporation_domains (domain, corporation_id) values ('sampled.example', $1)`,
      [corporationId],
    ],
    [
      `insert into spotlight_blocks (id, title, body, corporation_ids) values
       (gen_random_uuid(), 'News', 'For them', array[$1::uuid])`,
      [corporationId],
    ],
    [
      `insert into radars (id, corporation_id, name) values (gen_random_uuid(), $1, 'Ours')`,
      [corporationId],
    ],
  ];
  for (const [text, values] of statements) await pool.query(text, [...values]);
}

/** Rows of others that name what is there, as they are before and after it. */
async function nameIt(pool: pg.Pool, { corporationId, companyId }: Places): Promise<void> {
  const statements: readonly [string, readonly unknown[]][] = [
    [
      `update collections set startup_ids = startup_ids || $1::text,
         startup_to_subspaces = startup_to_subspaces || jsonb_build_object($1::text, array['a'])
       where name = 'Ours'`,
      [companyId],
    ],
    ['update saved_searches set known_ids = known_ids || $1::uuid', [companyId]],
    ['update radar_blips set company_ids = company_ids || $1::uuid', [companyId]],
    [
      `update submissions set company_id = $1 where company_id is null and company_name = 'Unlinked'`,
      [companyId],
    ],
    [
      `update users set corporation_id = $1 where email = 'guest@elsewhere.example'`,
      [corporationId],
    ],
    ['update user_metadata set active_corporation_id = $1', [corporationId]],
  ];
  for (const [text, values] of statements) {
    const { rowCount } = await pool.query(text, [...values]);
    if (rowCount === 0) throw new Error(`Nothing to name it in: ${text}`);
  }
}

/** Rows of others that could name the sample data. */
export async function prepareOthers(pool: pg.Pool, colleague: Colleague): Promise<void> {
  await colleague.client.ask(createCollection, { body: { name: 'Ours' } });
  await pool.query(
    `update submissions set company_id = null, company_name = 'Unlinked'
     where id = (select id from submissions where not exists (
       select from projects where submission_id = submissions.id) order by id limit 1)`,
  );
  await pool.query(
    `update users set corporation_id = null, email = 'guest@elsewhere.example'
     where id = (select id from users where auth_id is null and not exists (
       select from export_consents where user_id = users.id) order by id limit 1)`,
  );
  await pool.query(
    `insert into user_metadata (id, user_id) values (gen_random_uuid(), $1) on conflict do nothing`,
    [colleague.id],
  );
  await pool.query('update user_metadata set active_corporation_id = null');
}

/** Everything that people, workers and integrations do with the sample data. */
export async function workInSample(
  pool: pg.Pool,
  superuser: SignedIn,
  colleague: Colleague,
): Promise<Places> {
  const places = await placesIn(pool);
  await workThere(places, superuser, colleague);
  await writeRows(pool, places, colleague);
  await nameIt(pool, places);
  return places;
}
