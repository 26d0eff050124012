import type pg from 'pg';

interface Places {
  readonly opportunityId: string;
  readonly submissionIds: readonly string[];
  readonly commentId: string;
  readonly companyId: string;
  readonly blockId: string;
}

/** Places of the demonstration that rows can be added to; the submissions have no score of the person. */
const placesQuery = `
  select o.id as "opportunityId",
    array(select s.id from submissions s where s.opportunity_id = o.id and not exists (
      select from scores g where g.submission_id = s.id and g.user_id = $2) limit 2) as "submissionIds",
    (select c.id from comments c join submissions s on s.id = c.submission_id
      where s.opportunity_id = o.id limit 1) as "commentId",
    (select id from companies limit 1) as "companyId",
    (select id from spotlight_blocks limit 1) as "blockId"
  from opportunities o where o.corporation_id = $1
    and (select count(*) from comments c join submissions s on s.id = c.submission_id
      where s.opportunity_id = o.id) > 0
  order by o.num_submissions desc limit 1`;

/** Gives a corporation of the demonstration rows in the tables that are empty there, some of a person. */
export async function fillCorporation(
  pool: pg.Pool,
  corporationId: string,
  userId: string,
): Promise<void> {
  const { rows } = await pool.query<Places>(placesQuery, [corporationId, userId]);
  const [places] = rows;
  if (!places) throw new Error('The demonstration has no such corporation.');
  const { opportunityId, submissionIds, commentId, companyId, blockId } = places;
  const [scored, conflicting] = submissionIds;
  const statements: [string, unknown[]][] = [
    [
      `insert into corporation_logos (corporation_id, image) values ($1, '\\x00ff5c')`,
      [corporationId],
    ],
    [
      `insert into opportunity_templates (id, corporation_id, name, content)
       values (gen_random_uuid(), $1, 'A template', '{}')`,
      [corporationId],
    ],
    [
      `insert into corporation_tenants (tenant_id, corporation_id) values ('a-tenant', $1)`,
      [corporationId],
    ],
    [
      `insert into scorecards (id, corporation_id, scale, criteria)
       values (gen_random_uuid(), $1, 5, '[{"id": "fit", "name": "Fit", "weight": 1}]')`,
      [corporationId],
    ],
    [
      `insert into match_settings (opportunity_id, user_id, weights, criteria, shares_thumbs)
       values ($1, $2, '{}', '[]', true)`,
      [opportunityId, userId],
    ],
    [
      `insert into match_thumbs (opportunity_id, user_id, company_id, is_up)
       values ($1, $2, $3, true)`,
      [opportunityId, userId, companyId],
    ],
    [
      `insert into company_contacts (id, company_id, corporation_id, name)
       values (gen_random_uuid(), $1, $2, 'Ada Berg')`,
      [companyId, corporationId],
    ],
    [
      'insert into submission_listings (company_id, submission_id) values ($1, $2)',
      [companyId, scored],
    ],
    ['insert into comment_mentions (comment_id, user_id) values ($1, $2)', [commentId, userId]],
    [
      `insert into prepared_decisions (submission_id, stage, prepared_by) values ($1, 'pilot', $2)`,
      [scored, userId],
    ],
    [
      `insert into pitch_day_invitations (id, pitch_day_id, user_id, recipient, sent_at)
       select gen_random_uuid(), id, $2, 'jury@skf.example', now() from pitch_days
       where corporation_id = $1 limit 1`,
      [corporationId, userId],
    ],
    [
      `insert into scores (submission_id, user_id, values, scale) values ($1, $2, '{"fit": 4}', 5)`,
      [scored, userId],
    ],
    [
      'insert into conflicts_of_interest (submission_id, user_id) values ($1, $2)',
      [conflicting, userId],
    ],
    [
      `insert into user_photos (user_id, version, small, medium, large)
       select id, 'v', '\\x00', '\\x01', '\\x02' from users where corporation_id = $1 limit 1`,
      [corporationId],
    ],
    [
      `update spotlight_blocks set corporation_ids = array[$1::uuid, gen_random_uuid()]
       where id = $2`,
      [corporationId, blockId],
    ],
  ];
  for (const [text, values] of statements) await pool.query(text, values);
}
