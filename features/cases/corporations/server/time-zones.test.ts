import { expect, test } from 'vitest';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as settings from '#features/cases/corporations/domain/settings-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const foundry = await server.signIn('foundry@outrider.example');
const draft = { name: 'Kvarn', slug: 'kvarn', introduction: null, domains: [] };

test('a time zone is one that there is, is the server’s at first, and its change is recorded', async () => {
  const created = await foundry.ask(settings.create, { body: draft });
  expect(created.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { name, slug, version } = created;
  const body = { name, slug, introduction: null, domains: [], version };
  for (const timeZone of ['Mars/Olympus', '+02:00', '', 'x'.repeat(100)]) {
    const made = await foundry.try(settings.create, {
      body: { ...draft, slug: 'elsewhere', timeZone },
    });
    const changed = await foundry.try(settings.change, {
      params: { id: created.id },
      body: { ...body, timeZone },
    });
    expect([made.status, changed.status], timeZone).toEqual([400, 400]);
  }
  const timeZone = 'Asia/Kolkata';
  const changed = await foundry.ask(settings.change, {
    params: { id: created.id },
    body: { ...body, timeZone },
  });
  expect(changed).toMatchObject({ timeZone, version: 2 });
  // Whoever does not know of it leaves it as it is.
  const after = await foundry.ask(settings.change, {
    params: { id: created.id },
    body: { ...body, name: `${name} again`, version: 2 },
  });
  expect(after.timeZone).toBe(timeZone);
  const { rows } = await server.database.pool.query<{ details: object }>(
    `select details from audit_entries where subject_id = $1 and kind = 'corporation.changed'
     order by id`,
    [created.id],
  );
  expect(rows[0]?.details).toMatchObject({
    before: { timeZone: created.timeZone },
    after: { timeZone },
  });
  const all = await foundry.ask(corporationList);
  expect(all.find((one) => one.id === created.id)?.timeZone).toBe(timeZone);
});
