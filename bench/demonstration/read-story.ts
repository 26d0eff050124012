import type { Pool } from 'pg';
import type {
  Company,
  Opportunity,
  Person,
  PitchDay,
  Project,
  Radar,
  Story,
  Submission,
  Voice,
} from './story.ts';
import { writingsQuery } from './writings-query.ts';

/** Where its parts are all from: JSON has moments as ISO strings, and days as such. */
const queries = {
  corporations: `select id, slug as key, name from corporations`,
  people: `select id, trim(first_name || ' ' || last_name) as name,
      case when is_foundry_user then null else corporation_id end as "corporationId"
    from users where not (corporation_id is null and not is_foundry_user and first_name is null)`,
  companies: `select id, name, coalesce(one_liner, '') as "oneLiner", coalesce(description, '') as description,
      coalesce(url, '') as url, tags, country, city, founded_year as "foundedYear", stage, employees,
      funding_usd as "fundingUsd", last_funding_at as "lastFundingAt", status,
      coalesce((select v.value from company_values v where v.company_id = c.id and v.corporation_id is null
        and v.field = 'fundingRounds'), '[]') as rounds,
      coalesce((select jsonb_agg(person ->> 'name') from company_values v, jsonb_array_elements(v.value) person
        where v.company_id = c.id and v.corporation_id is null and v.field = 'people'), '[]') as people,
      coalesce((select v.value from company_values v where v.company_id = c.id and v.corporation_id is null
        and v.field = 'news'), '[]') as news
    from companies c`,
  opportunities: `select o.id, o.corporation_id as "corporationId", o.name, o.created_at as "createdAt",
      o.published_at as "publishedAt", coalesce(o.start_date, y.start_date) as "startsAt",
      coalesce(o.end_date, y.end_date) as "endsAt"
    from opportunities o join cycles y on y.id = o.cycle_id where o.is_active`,
  submissions: `select id, opportunity_id as "opportunityId", company_id as "companyId",
      company_name as "companyName", contact_name as "contactName", title, pitch, stage,
      stage_since as "stageSince", created_at as "createdAt", opened_at as "openedAt"
    from submissions where is_active`,
  invitations: `select opportunity_id as "opportunityId", company_id as "companyId", created_at as "sentAt",
      submitted_at as "submittedAt" from company_invitations`,
  voices: `select 'vote' as kind, user_id as "userId", submission_id as "submissionId", at, null::timestamptz as "repliesTo"
      from votes
    union all select 'score', user_id, submission_id, at, null from scores
    union all select 'message', author_id, submission_id, created_at, null from messages
    union all select 'decision', prepared_by, submission_id, at, null from prepared_decisions
    union all select 'comment', c.author_id, c.submission_id, c.created_at, p.created_at
      from comments c left join comments p on p.id = c.parent_id`,
  projects: `select p.id, p.corporation_id as "corporationId", p.name, coalesce(p.description, '') as description,
      p.submission_id as "submissionId", p.company_id as "companyId", p.phase, p.start_date as "startsAt",
      p.end_date as "endsAt", h.company_owner as "companyOwner",
      coalesce((select json_agg(json_build_object('name', m.name, 'dueDate', m.due_date, 'reachedAt', m.reached_at)
        order by m.id) from project_milestones m where m.project_id = p.id), '[]') as milestones,
      coalesce((select json_agg(json_build_object('what', what, 'at', at)) from (
        select 'written' as what, to_json(created_at) as at from project_updates u where u.project_id = p.id
        union all select 'changed', to_json(p.updated_at)
        union all select 'risk added', to_json(created_at) from project_risks r where r.project_id = p.id
        union all select 'decided ' || title, to_json(decided_on) from project_decisions d where d.project_id = p.id
        union all select 'pilot decided', to_json(h.decided_at) where h.decided_at is not null
        union all select 'date moved', to_json(at) from project_date_moves v where v.project_id = p.id
      ) moment), '[]') as moments
    from projects p left join pilot_charters h on h.project_id = p.id where p.is_active`,
  pitchDays: `select name, corporation_id as "corporationId", date, created_at as "createdAt",
      (select json_agg(opportunity_id) from pitch_day_opportunities o where o.pitch_day_id = d.id) as "opportunityIds",
      (select json_agg(company_id) from pitch_day_companies c where c.pitch_day_id = d.id) as "companyIds"
    from pitch_days d where is_active`,
  radars: `select r.name, r.corporation_id as "corporationId",
      (select json_agg(json_build_object('name', last.name, 'description', coalesce(last.description, ''),
          'companyIds', b.company_ids, 'rings', last.rings, 'reasons', last.reasons))
        from radar_blips b cross join lateral (
          select (array_agg(n.name order by e.number desc) filter (where n.name is not null))[1] as name,
            (array_agg(n.description order by e.number desc) filter (where n.name is not null))[1] as description,
            json_agg(ring.place order by e.number) as rings, json_agg(n.reason order by e.number) as reasons
          from radar_editions e
          left join radar_entries n on n.edition_id = e.id and n.blip_id = b.id and n.is_active
          left join lateral (select place - 1 as place from jsonb_array_elements(e.rings)
            with ordinality as one (ring, place) where ring ->> 'id' = n.ring_id) ring on true
          where e.radar_id = r.id and e.published_at is not null) last
        where b.radar_id = r.id and last.name is not null) as blips
    from radars r where is_active`,
};

/** All of it, as the database has it; `search` is asked for what is shown. */
export async function readStory(
  pool: Pool,
  search: (query: string) => Promise<readonly string[]>,
  searched: readonly string[],
): Promise<Story> {
  const all = async <Row>(query: string): Promise<Row[]> => {
    const { rows } = await pool.query<{ all: Row[] }>(
      `select coalesce(json_agg(one), '[]') as all from (${query}) one`,
    );
    return rows[0]?.all ?? [];
  };
  const [today] = await all<{ now: string }>('select now() as now');
  const searches = [];
  for (const query of searched) searches.push({ query, companyIds: await search(query) });
  return {
    now: today?.now ?? '',
    corporations: await all<Story['corporations'][number]>(queries.corporations),
    people: await all<Person>(queries.people),
    companies: await all<Company>(queries.companies),
    opportunities: await all<Opportunity>(queries.opportunities),
    submissions: await all<Submission>(queries.submissions),
    invitations: await all<Story['invitations'][number]>(queries.invitations),
    voices: await all<Voice>(queries.voices),
    projects: await all<Project>(queries.projects),
    pitchDays: await all<PitchDay>(queries.pitchDays),
    radars: await all<Radar>(queries.radars),
    writings: await all<Story['writings'][number]>(writingsQuery),
    searches,
  };
}
