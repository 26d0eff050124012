import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { create, get, team } from '#features/cases/opportunities/domain/endpoints.ts';
import { opportunities } from './tables.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const draft = await draftFor(server, 'skf');
const member = await server.signIn('member@skf.example');
const superuser = await server.signIn('superuser@outrider.example');

describe('posting an opportunity', () => {
  test('makes the poster Case Owner, and returns it as it is read again', async () => {
    const made = await member.ask(create, { body: { ...draft, introduction: '**Bold** words.' } });
    expect(made.roles).toEqual(['Case Owner']);
    expect(made.url).toBe(`${server.settings.publicUrl}/opportunity/${made.id}`);
    expect(await member.ask(get, { params: { id: made.id } })).toEqual(made);
    const people = await member.ask(team, { params: { id: made.id } });
    expect(people.map(({ email, role }) => [email, role])).toEqual([[member.email, 'Case Owner']]);
  });

  test('by the foundry puts its poster on the team, too', async () => {
    const made = await superuser.ask(create, { body: draft });
    expect(made.roles).toEqual(['Case Owner']);
    const people = await superuser.ask(team, { params: { id: made.id } });
    expect(people.map(({ email }) => email)).toEqual([superuser.email]);
  });

  test('is recorded with the person who did it', async () => {
    const made = await member.ask(create, { body: draft });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(made.id)));
    expect(entries).toMatchObject([
      { kind: 'opportunity.created', subject: 'opportunity', details: { name: draft.name } },
    ]);
    await expect(pool.query('delete from audit_entries')).rejects.toThrow('permission denied');
    await expect(pool.query(`update audit_entries set kind = ''`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('into another corporation’s cycle is refused at that field', async () => {
    const { cycleId } = await draftFor(server, 'norrland-steel');
    for (const wrong of [cycleId, randomUUID()]) {
      const reply = await member.try(create, { body: { ...draft, cycleId: wrong } });
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('body.cycleId');
    }
  });

  test('ignores fields in the body that only the server sets', async () => {
    const claims = {
      id: randomUUID(),
      numSubmissions: 99,
      status: 'FINISHED',
      roles: ['Support'],
      team: [{ email: 'x@y.example' }],
      isActive: false,
      createdAt: '2000-01-01T00:00:00Z',
      closedAt: '2000-01-01T00:00:00Z',
      source: { name: 'x', externalId: 'y', facts: [] },
    };
    const made = await superuser.ask(create, { body: { ...draft, ...claims } });
    expect(made.id).not.toBe(claims.id);
    expect(made).toMatchObject({
      numSubmissions: 0,
      status: 'ACTIVE',
      roles: ['Case Owner'],
      team: [{ email: superuser.email }],
      source: null,
    });
    const [row] = await db
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, String(made.id)));
    expect(row).toMatchObject({ isActive: true, closedAt: null });
    expect(row?.createdAt).not.toBe('2000-01-01T00:00:00.000Z');
  });

  test('stores a date as an instant, whatever its offset', async () => {
    const made = await member.ask(create, {
      body: { ...draft, cycleEndDate: '2030-06-01T02:00:00.5+02:00' },
    });
    expect(made.cycleEndDate).toBe('2030-06-01T00:00:00.500Z');
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-15:00', '2030-01-01T00:00:00+23:59'])(
    'with the date %s breaks no list',
    async (cycleEndDate) => {
      const reply = await member.try(create, { body: { ...draft, cycleEndDate } });
      expect([200, 400]).toContain(reply.status);
      expect((await member.send('GET', '/opportunities')).status).toBe(200);
    },
  );

  test('keeps texts in every script unchanged', async () => {
    const introduction = 'Ünïcödé 漢字 🦊 \u202e right-to-left \u0001 control';
    const made = await member.ask(create, { body: { ...draft, introduction } });
    expect((await member.ask(get, { params: { id: made.id } })).introduction).toBe(introduction);
  });
});
