import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { openMailSender } from '#features/people/mails/server/mail-sender.ts';
import * as days from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { list, send } from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import type { DayInvitation } from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/domain/pitch-day.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const { rows: dayRows } = await pool.query<{ id: string }>(
  `select id from pitch_days where name = 'Winter pitch day'`,
);
const params = { id: dayRows[0]?.id ?? '' };
const readDay = () => foundry.ask(days.get, { params });
const read = async () => (await foundry.ask(list, { params })).invitations;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

beforeEach(async () => {
  await pool.query('delete from mails');
  await pool.query('delete from pitch_day_invitations');
});
const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

const recipientOf = ({ companyId, userId }: DayInvitation, recipient = 'noor@startup.example') =>
  companyId === null ? { userId: userId ?? '' } : { companyId, recipient };
const sending = async (invitations: readonly DayInvitation[], message = '', person = foundry) => {
  const { version } = await readDay();
  const recipients = invitations.map((one) => recipientOf(one));
  return person.try(send, { params, body: { version, message, recipients } });
};
const firstCompany = async () => {
  const company = (await read()).find(({ companyId }) => companyId !== null);
  if (!company) throw new Error('The day has no company.');
  return company;
};
const find = async (of: DayInvitation) =>
  (await read()).find(
    ({ companyId, userId }) => companyId === of.companyId && userId === of.userId,
  );

interface Sent {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly calendar: string;
}
/** The mails, with the folded lines of their calendar files put together (RFC 5545, 3.1). */
const outbox = async () => {
  const { rows } = await pool.query<Sent>(
    'select recipient, subject, body, calendar from mails order by id',
  );
  return rows.map((row) => ({ ...row, calendar: row.calendar.replaceAll(/\r?\n[ \t]/gu, '') }));
};
const fieldOf = (calendar: string, name: string) =>
  new RegExp(`^${name}[;:](.*)$`, 'mu').exec(calendar)?.[1]?.trim();

const sessionsOf = (day: PitchDayPage, { companyId }: DayInvitation) =>
  day.sessions.filter((session) => session.companyId === companyId);

test('a company learns of its own sessions alone, the jury of the whole agenda', async () => {
  const day = await readDay();
  const all = await read();
  const company = await firstCompany();
  const own = sessionsOf(day, company);
  expect(company.items).toHaveLength(own.length);
  expect((await sending(all)).status).toBe(200);
  const names = new Map(day.companies.map((one) => [one.company.id, one.company.name]));
  const mails = await outbox();
  expect(mails).toHaveLength(all.length);
  const text = mails.find(({ body }) => body.startsWith(`Hello ${company.name},`));
  const others = [...names.values()].filter((name) => name !== company.name);
  for (const other of others) {
    expect(`${text?.body} ${text?.calendar}`).not.toContain(other);
  }
  const jury = all.find(
    ({ userId, items }) => userId !== null && items.length === day.sessionCount,
  );
  const juryMail = mails.find(({ body }) => body.startsWith(`Hello ${jury?.name},`));
  const met = day.sessions.map(({ companyId }) => names.get(companyId) ?? '');
  for (const name of met) expect(juryMail?.body).toContain(name);
});

test('the calendar file is a request with a stable id, in UTC, folded and escaped', async () => {
  const day = await readDay();
  const { version } = day;
  const place = 'Hall 4, Göteborg; ask for “Åsa”';
  await foundry.ask(days.update, { params, body: { version, place } });
  const company = await firstCompany();
  await sending([company], 'Bring a sample.');
  const [mail] = await outbox();
  const { calendar = '' } = mail ?? {};
  expect(mail?.body).toContain(`Place: ${place}`);
  expect(mail?.body).toContain('Bring a sample.');
  expect(fieldOf(calendar, 'METHOD')).toBe('REQUEST');
  expect(fieldOf(calendar, 'SEQUENCE')).toBe('0');
  const stamp = (at = '') => at.replaceAll(/[-:]|\.\d+/gu, '');
  expect(fieldOf(calendar, 'DTSTART')).toBe(stamp(company.items[0]?.start));
  expect(fieldOf(calendar, 'DTEND')).toBe(stamp(company.items.at(-1)?.end));
  expect(fieldOf(calendar, 'LOCATION')).toContain(String.raw`Hall 4\, Göteborg\; ask for`);
  expect(calendar).toMatch(/^ATTENDEE;.*mailto:noor@startup\.example$/imu);
  const { rows } = await pool.query<{ calendar: string }>('select calendar from mails');
  for (const line of (rows[0]?.calendar ?? '').split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('who has the current agenda is not written to again; a moved session is told with a greater sequence', async () => {
  const company = await firstCompany();
  expect((await sending([company])).body).toEqual({ sent: 1 });
  expect((await find(company))?.state).toBe('sent');
  expect((await sending([company])).body).toEqual({ sent: 0 });
  const day = await readDay();
  const session = sessionsOf(day, company)[0];
  const places = day.slots.flatMap((_, slot) => day.rooms.map((__, room) => ({ slot, room })));
  let moved = false;
  for (const body of places) {
    if (moved || (body.slot === session?.slot && body.room === session.room)) continue;
    const sessionId = session?.id ?? '';
    const tried = await foundry.try(days.moveSession, { params: { ...params, sessionId }, body });
    moved = tried.status === 200;
  }
  expect(moved).toBe(true);
  expect((await find(company))?.state).toBe('changed');
  await sending([company]);
  const [first, second] = await outbox();
  expect(second?.subject).toMatch(/^New times: /u);
  expect(fieldOf(second?.calendar ?? '', 'SEQUENCE')).toBe('1');
  expect(fieldOf(second?.calendar ?? '', 'UID')).toBe(fieldOf(first?.calendar ?? '', 'UID'));
  expect(await find(company)).toMatchObject({ state: 'sent', sendings: 2 });
});

test('who is taken off the day is sent a cancellation, and a new address is invited instead of the old', async () => {
  const company = await firstCompany();
  await sending([company]);
  const { version } = await readDay();
  const again = { companyId: company.companyId ?? '', recipient: 'ada@startup.example' };
  await foundry.ask(send, { params, body: { version, recipients: [again] } });
  const day = await readDay();
  const left = day.companies
    .filter(({ company: { id } }) => id !== company.companyId)
    .map(({ company: { id }, capacity }) => ({ id, capacity }));
  await foundry.ask(days.update, { params, body: { version: day.version, companies: left } });
  const removed = await find(company);
  expect(removed).toMatchObject({ state: 'removed', recipient: 'ada@startup.example' });
  const answer = await foundry.ask(send, {
    params,
    body: { version: (await readDay()).version, recipients: [again] },
  });
  expect(answer).toEqual({ sent: 1 });
  expect((await find(company))?.state).toBe('cancelled');
  const mails = (await outbox()).map(({ recipient, calendar }) => [
    recipient.split('@')[0],
    fieldOf(calendar, 'METHOD'),
    fieldOf(calendar, 'SEQUENCE'),
  ]);
  expect(mails).toEqual([
    ['noor', 'REQUEST', '0'],
    ['noor', 'CANCEL', '1'],
    ['ada', 'REQUEST', '2'],
    ['ada', 'CANCEL', '3'],
  ]);
  const { rows } = await pool.query(
    `select details from audit_entries where kind = 'pitchDay.invitationsSent' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ details: { invited: 0, cancelled: 1 } });
});

test('only who plans the day sends, once, and nothing that was not seen', async () => {
  const company = await firstCompany();
  expect((await sending([company], '', member)).status).toBe(403);
  expect((await sending([company], '', norrland)).status).toBe(404);
  expect((await member.try(list, { params })).status).toBe(403);
  const { version } = await readDay();
  const recipients = [recipientOf(company)];
  const stale = { params, body: { version: version - 1, recipients } };
  expect(codeOf(await foundry.try(send, stale))).toBe('stale');
  const nobody = { companyId: '018f0000-0000-7000-8000-000000000000', recipient: 'a@b.example' };
  const wrong = await foundry.try(send, { params, body: { version, recipients: [nobody] } });
  expect(codeOf(wrong)).toBe('pitchDay.notInvited');
  const both = await Promise.all([sending([company]), sending([company])]);
  expect(both.map(({ body }) => (body as { sent: number }).sent).toSorted()).toEqual([0, 1]);
  expect(await outbox()).toHaveLength(1);
});

test('the mail carries the calendar file in the way that mail programs offer to accept', async () => {
  const mailServer = await openMailServer();
  afterwards.push(mailServer.close);
  const { mailSendMs: openMs, mailAnswerMs: answerMs } = mailLimits;
  const from = { name: 'Outrider', address: 'scouting@outrider.example' };
  const smtp = openSmtp({ url: mailServer.url, from, openMs, answerMs });
  const sender = openMailSender(server.database, smtp, openLog('silent'), { pollMs: 20 });
  afterwards.push(() => sender.close());
  await sending([await firstCompany()]);
  await waitUntil(() => Promise.resolve(mailServer.delivered.length === 1));
  const raw = mailServer.delivered[0]?.raw ?? '';
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/iu);
  expect(raw).toMatch(/filename=invitation\.ics/u);
});

test('a company is written to at the address that it submitted with, else at that of a contact of the corporation', async () => {
  const { companyId } = await firstCompany();
  const note = (slug: string, email: string) =>
    pool.query(
      `insert into company_contacts (id, company_id, corporation_id, name, email)
       select gen_random_uuid(), $1, id, 'Noor', $3 from corporations where slug = $2`,
      [companyId, slug, email],
    );
  const address = async () =>
    (await read()).find((one) => one.companyId === companyId)?.recipient ?? null;
  afterwards.push(() =>
    pool.query('delete from company_contacts where company_id = $1', [companyId]),
  );
  await pool.query('update submissions set company_id = null where company_id = $1', [companyId]);
  await note('norrland-steel', 'of-another@startup.example');
  expect(await address()).toBe(null);
  await note('skf', 'contact@startup.example');
  expect(await address()).toBe('contact@startup.example');
  const opportunityIds = (await readDay()).opportunities.map(({ id }) => id);
  await pool.query(
    `update submissions set company_id = $1, contact_email = 'submitted@startup.example'
     where id = (select id from submissions where opportunity_id = any($2) and is_active
       and withdrawn_at is null limit 1)`,
    [companyId, opportunityIds],
  );
  expect(await address()).toBe('submitted@startup.example');
});
