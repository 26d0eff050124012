import { beforeEach, describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import * as segments from '#features/portfolio/metrics/domain/segment-endpoints.ts';
import { reportRange, type SegmentDraft } from '#features/portfolio/metrics/domain/segment.ts';
import { changeSettings } from '#features/people/notifications/domain/endpoints.ts';
import { mailWeeks } from '#features/people/weekly-mail/server/weekly.ts';
import { catalogueOf } from '#core/domain/events/events.ts';
import * as domain from '#app/features.domain.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { runReports } from './report-jobs.ts';
import { reportPart } from './report-part.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');
const zone = 'Europe/Stockholm';
const draft: SegmentDraft = {
  name: 'The autumn',
  filters: {},
  frequency: 'monthly',
  timeZone: zone,
};
const save = (more: Partial<SegmentDraft> = {}, person = champion) =>
  person.ask(segments.create, { body: { ...draft, ...more } });

const publicUrl = 'https://outrider.example';
const parts = { db, log: openLog('silent'), publicUrl, productName: 'Outrider' };
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
/** When whatever is saved now is due, in the month after this one. */
const dueAt = (await save()).nextReportAt ?? '';
const due = new Date(dueAt);
const mailsOf = async (recipient: string) =>
  (
    await pool.query<{ subject: string; body: string; html: string; kind: string }>(
      'select * from mails where recipient = $1 order by created_at, id',
      [recipient],
    )
  ).rows;

beforeEach(async () => {
  await pool.query('delete from metric_segments');
  await pool.query('delete from mails');
});

/** The line of a mail: "Submissions: These days 12, Before 8" → 12. */
const figureIn = (body: string, name: string): number =>
  Number(new RegExp(`^${name}: \\D*([\\d,]+)`, 'mu').exec(body)?.[1]?.replaceAll(',', ''));

describe('a report', () => {
  test('says what the screen says, and what SQL counts', async () => {
    await save();
    expect(await runReports(parts, due)).toBe(1);
    const [mail] = await mailsOf('champion@skf.example');
    const body = mail?.body ?? '';
    const range = reportRange('monthly', zone, due);
    const query = { ...range, zone };
    const figures = await champion.ask(metrics.figures, { query });
    const { rows } = await pool.query<{ submissions: number; companies: number }>(
      `select count(*)::int as submissions,
        count(distinct coalesce(s.company_id::text, lower(trim(s.company_name))))::int as companies
      from submissions s join opportunities o on o.id = s.opportunity_id and o.is_active
      join corporations c on c.id = o.corporation_id and c.slug = 'skf'
      where s.is_active and s.withdrawn_at is null
        and (s.created_at at time zone $1)::date between $2 and $3`,
      [zone, range.from, range.to],
    );
    expect(figureIn(body, 'Submissions')).toBe(rows[0]?.submissions);
    expect(figureIn(body, 'Companies that submitted')).toBe(rows[0]?.companies);
    expect(figures.submissions.value).toBe(rows[0]?.submissions);
    expect(rows[0]?.submissions).toBeGreaterThan(0);
    expect(figureIn(body, 'Decisions')).toBe(figures.decisions.value);
    for (const { stage, reached } of await champion.ask(metrics.funnel, { query })) {
      expect(figureIn(body, stage), stage).toBe(reached);
    }
    const listed = await champion.ask(metrics.opportunities, { query });
    for (const { name, submissions } of listed.slice(0, metricsLimits.reportOpportunities)) {
      expect(body).toContain(`${name}: Submissions ${submissions},`);
      expect(mail?.html).toContain(name.replaceAll('&', '&amp;'));
    }
    expect(body).toContain(`Days in ${zone}.`);
    expect(body).toContain(`${publicUrl}/metrics/report?from=${range.from}&to=${range.to}`);
    expect(mail).toMatchObject({ kind: 'report' });
  });

  test('is of its filters, which it names', async () => {
    const { data } = await champion.ask(metrics.rows, {
      query: { ...reportRange('monthly', zone, due), zone, of: 'submissions', limit: '1' },
    });
    const [row] = data;
    const filters = { opportunity: [row?.opportunityId ?? ''] };
    await save({ name: 'One', filters });
    await save({ name: 'Others', filters: { ...filters, except: ['opportunity'] } });
    await runReports(parts, due);
    const mails = await mailsOf('champion@skf.example');
    const one = mails.find(({ subject }) => subject.startsWith('One: '))?.body ?? '';
    const others = mails.find(({ subject }) => subject.startsWith('Others: '))?.body ?? '';
    expect(one).toContain(`Opportunity: ${row?.opportunity}`);
    expect(others).toContain(`Opportunity: not ${row?.opportunity}`);
    const all = await champion.ask(metrics.figures, {
      query: { ...reportRange('monthly', zone, due), zone },
    });
    expect(figureIn(one, 'Submissions') + figureIn(others, 'Submissions')).toBe(
      all.submissions.value,
    );
  });

  test('is sent once when it is due, and not again with the same figures', async () => {
    // Who gets the weekly email has it there.
    await champion.ask(changeSettings, { body: { weeklyMail: false } });
    const { id } = await save({ frequency: 'weekly' });
    expect(await runReports(parts, new Date())).toBe(0);
    const [one, other] = await Promise.all([
      runReports(parts, later(8)),
      runReports(parts, later(8)),
    ]);
    expect(one + other).toBe(1);
    expect(await runReports(parts, later(8))).toBe(0);
    // Of weeks to come nothing is counted: the first says so, the second is left out.
    const sent = [await runReports(parts, later(15)), await runReports(parts, later(22))];
    expect(await runReports(parts, later(29)), String(sent)).toBe(0);
    const { rows } = await pool.query('select next_report_at from metric_segments where id = $1', [
      id,
    ]);
    expect(String(rows[0].next_report_at) > later(29).toISOString()).toBe(true);
    await champion.ask(changeSettings, { body: { weeklyMail: true } });
  });

  test('of a week is in the weekly email, once, and never beside it', async () => {
    const { id, nextReportAt } = await save({ frequency: 'weekly', timeZone: 'UTC' });
    const [{ userId = '' } = {}] = (
      await pool.query<{ userId: string }>(
        'select user_id as "userId" from metric_segments where id = $1',
        [id],
      )
    ).rows;
    const monday = new Date(nextReportAt ?? '');
    // In every time zone after the Monday before and before this one, whatever day it is now.
    const inTheWeek = new Date(monday.getTime() - 3 * 86_400_000);
    const mail = async () => {
      await pool.query(
        `insert into weekly_mails (user_id, checked_at)
          select id, $2::timestamptz + interval '60 days' * (id <> $1)::int from users
          on conflict (user_id) do update set checked_at = excluded.checked_at`,
        [userId, inTheWeek],
      );
      const composer = {
        catalogue: catalogueOf(domain),
        authSecret: server.settings.authSecret,
        publicUrl,
        productName: 'Outrider',
      };
      // West of UTC it is Monday morning later.
      const at = new Date(monday.getTime() + 86_400_000);
      expect(await runReports(parts, at)).toBe(0);
      return mailWeeks({ db, log: parts.log, parts: [reportPart], composer }, at);
    };
    expect(await mail()).toBe(1);
    const [sent] = await mailsOf('champion@skf.example');
    expect(sent?.subject).toBe('Your week at Outrider');
    const range = reportRange('weekly', 'UTC', monday);
    const figures = await champion.ask(metrics.figures, { query: { ...range, zone: 'UTC' } });
    expect(sent?.body).toContain(`Submissions: These days ${figures.submissions.value}`);
    expect(sent?.body).toContain(`/metrics/report?from=${range.from}&to=${range.to}`);
    expect(await mail(), 'the same figures').toBe(0);
    expect(await mailsOf('champion@skf.example')).toHaveLength(1);
  });

  test('counts no more than its receiver may see when it is sent', async () => {
    const [other] = (
      await pool.query<{ id: string }>(`select id from corporations where slug = 'norrland-steel'`)
    ).rows;
    await save({ filters: { corporation: [other?.id ?? ''] } });
    await save({ filters: { corporation: [other?.id ?? ''] } }, foundry);
    await runReports(parts, due);
    const [hidden] = await mailsOf('champion@skf.example');
    expect(figureIn(hidden?.body ?? '', 'Submissions')).toBe(0);
    expect(hidden?.body).not.toContain('Norrland');
    const [mail] = await mailsOf('foundry@outrider.example');
    expect(mail?.body).toContain('Corporation: Norrland');

    await pool.query('delete from mails');
    await pool.query(`update metric_segments set next_report_at = $1, last_counted = null`, [
      dueAt,
    ]);
    const { rows } = await pool.query(
      `delete from user_system_roles r using users u
        where u.id = r.user_id and u.email = 'champion@skf.example' returning r.*`,
    );
    expect(rows).toHaveLength(1);
    await runReports(parts, due);
    expect(await mailsOf('champion@skf.example')).toEqual([]);
    const [role] = rows as Record<string, unknown>[];
    const names = Object.keys(role ?? {});
    await pool.query(
      `insert into user_system_roles (${names.join(', ')})
        values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(role ?? {}),
    );
  });
});

describe('segments', () => {
  test('are their owner’s alone', async () => {
    const { id } = await save();
    expect((await champion.ask(segments.list, {})).map(({ name }) => name)).toEqual([draft.name]);
    expect(await foundry.ask(segments.list, {})).toEqual([]);
    expect((await foundry.try(segments.remove, { params: { id } })).status).toBe(404);
    expect((await foundry.try(segments.replace, { params: { id }, body: draft })).status).toBe(404);
    expect((await owner.try(segments.create, { body: draft })).status).toBe(403);
    const changed = { ...draft, name: 'Never', frequency: 'off' as const };
    const after = await champion.ask(segments.replace, { params: { id }, body: changed });
    expect(after.nextReportAt).toBe(null);
    await champion.ask(segments.remove, { params: { id } });
    expect(await champion.ask(segments.list, {})).toEqual([]);
  });

  test('are at most fifty', async () => {
    await pool.query(
      `insert into metric_segments (id, user_id, name, filters, frequency, time_zone)
      select gen_random_uuid(), u.id, 'Segment ' || n, '{}', 'off', 'UTC'
      from users u, generate_series(1, ${metricsLimits.segmentsMost}) n
      where u.email = 'champion@skf.example'`,
    );
    expect((await champion.try(segments.create, { body: draft })).status).toBe(409);
  });
});
