import { sql } from 'drizzle-orm';
import { nextAlertAt } from '#features/directory/saved-searches/domain/alert-time.ts';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import { newId } from '#core/server/tables/columns.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { otherRecordsDemo } from '#features/directory/companies/demo/fill-other-records.ts';

interface DemoSearch {
  readonly email: string;
  readonly name: string;
  readonly query: string;
  readonly filters: CompanyFilters;
  readonly frequency: AlertFrequency;
  /** Number of its results since the owner's last visit. */
  readonly fresh: number;
  readonly seenDaysAgo: number;
}

const owner = 'owner@skf.example';
const foundry = 'foundry@outrider.example';
const country = ['DE', 'FI', 'NO', 'SE'];

const demoSearches: readonly DemoSearch[] = [
  {
    email: owner,
    name: 'Bearings in the Nordics and Germany',
    query: 'bearing',
    filters: { country },
    frequency: 'weekly',
    fresh: 4,
    seenDaysAgo: 6,
  },
  {
    email: owner,
    name: 'Grease suppliers',
    query: 'grease',
    filters: {},
    frequency: 'off',
    fresh: 0,
    seenDaysAgo: 2,
  },
  {
    email: foundry,
    name: 'Early-stage hydrogen',
    query: 'hydrogen',
    filters: { stage: ['Pre-seed', 'Seed'] },
    frequency: 'daily',
    fresh: 7,
    seenDaysAgo: 9,
  },
];

const timeZone = 'Europe/Stockholm';

/** Saved searches of the demonstration, with new results in some. Alerts about them were sent. */
async function fillSearches({ db, now, at }: FillContext): Promise<void> {
  for (const search of demoSearches) {
    const next = nextAlertAt(search.frequency, timeZone, now)?.toISOString() ?? null;
    const seenAt = at(-search.seenDaysAgo);
    const { country: countries = null, stage: stages = null } = search.filters;
    await db.execute(sql`
      with fresh as (
        select id from companies
        where concat_ws(' ', name, one_liner, description) ilike ${likeContaining(search.query)}
          and (${countries === null} or country = any(string_to_array(${countries?.join() ?? ''}, ',')))
          and (${stages === null} or stage = any(string_to_array(${stages?.join() ?? ''}, ',')))
        order by id desc limit ${search.fresh})
      insert into saved_searches (id, user_id, name, query, filters, frequency, time_zone,
        next_alert_at, known_ids, is_known_whole, seen_at, told_ids, told_at, created_at)
      select ${newId()}, id, ${search.name}, ${search.query}, ${JSON.stringify(search.filters)},
        ${search.frequency}, ${timeZone}, ${next},
        array(select id from companies where id not in (select id from fresh)), true, ${seenAt},
        array(select id from fresh), ${at(-1)}, ${at(-30)}
      from users where email = ${search.email}`);
  }
}

export const searchesDemo = demoStep([otherRecordsDemo], fillSearches);
