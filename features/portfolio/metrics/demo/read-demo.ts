import { sql } from 'drizzle-orm';
import type { UserType } from '#features/portfolio/metrics/domain/filter-names.ts';
import { day } from '#core/server/demo/fill-context.ts';
import type { Queryable } from '#core/platform/database/open.ts';

export interface DemoPerson {
  readonly id: string;
  readonly corporationId: string | null;
  readonly userType: UserType;
  readonly joinedDaysAgo: number;
}

interface Thing {
  readonly id: string;
  /** Null: everybody’s. */
  readonly corporationId: string | null;
}
export interface DemoThings {
  readonly companies: readonly Thing[];
  readonly opportunities: readonly Thing[];
  readonly submissions: readonly Thing[];
  readonly projects: readonly Thing[];
  readonly radars: readonly Thing[];
}

/** Colleagues came in waves after the demonstration accounts; who is invited has not come yet. */
const joinedFirst = 185;
const joined: Readonly<Record<string, number>> = {
  skf: 80,
  'norrland-steel': 50,
  'halden-marine': 20,
};

/** Everybody in the order in which they were made, each with the day of the account. */
export async function readPeople(db: Queryable, now: Date): Promise<DemoPerson[]> {
  const { rows } = await db.execute<{
    id: string;
    corporationId: string | null;
    userType: UserType;
    slug: string | null;
  }>(sql`
    select users.id, users.corporation_id as "corporationId",
      case when users.is_foundry_user or users.corporation_id is null then 'foundry_user'
        else 'external_user' end as "userType",
      case when users.auth_id is null then corporations.slug end as slug
    from users left join corporations on corporations.id = users.corporation_id
    where users.is_active and (users.auth_id is null or users.last_sign_in_at is not null)
    order by users.id`);
  const people = rows.map(({ slug, ...person }, nth) => ({
    ...person,
    joinedDaysAgo: (slug === null ? joinedFirst : (joined[slug] ?? joinedFirst)) - (nth % 5),
  }));
  for (const { id, joinedDaysAgo } of people) {
    const at = new Date(now.getTime() - joinedDaysAgo * day).toISOString();
    await db.execute(sql`update users set created_at = ${at} where id = ${id}`);
  }
  return people;
}

/** What the demonstration has to look at, the most famous first. */
export async function readThings(db: Queryable): Promise<DemoThings> {
  const of = async (query: ReturnType<typeof sql>): Promise<readonly Thing[]> =>
    (await db.execute<Thing & Record<string, unknown>>(query)).rows;
  return {
    companies: await of(sql`
      select c.id, null as "corporationId" from companies c
      join (select company_id, count(*) as times from submissions group by 1) s on s.company_id = c.id
      order by s.times desc, md5(c.name) limit 60`),
    opportunities: await of(sql`
      select o.id, o.corporation_id as "corporationId" from opportunities o
      join cycles on cycles.id = o.cycle_id
      where o.is_active order by cycles.start_date desc, md5(o.name)`),
    submissions: await of(sql`
      select s.id, o.corporation_id as "corporationId" from submissions s
      join opportunities o on o.id = s.opportunity_id
      where s.is_active order by md5(s.title) limit 120`),
    projects: await of(sql`
      select id, corporation_id as "corporationId" from projects where is_active order by md5(name)`),
    radars: await of(sql`
      select id, case when is_public then null else corporation_id end as "corporationId"
      from radars where is_active order by name`),
  };
}
