import { expect, test } from 'vitest';
import { create, list } from '#features/cases/opportunities/domain/endpoints.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

// No disk has this much free space, in megabytes.
const environment = { DISK_RESERVE: '999999999' };
const full = await openTestServer({ demonstration: true, environment });
const roomy = await openTestServer({ demonstration: true, environment: { DISK_RESERVE: '0' } });
const ready = (server: typeof full) => inject(server.app, { method: 'GET', url: '/api/ready' });

test('on a full disk people sign in and read, and every write is refused with a sentence', async () => {
  const person = await full.signIn('owner@skf.example');
  expect((await person.ask(list, {})).data.length).toBeGreaterThan(0);
  const body = await draftFor(full, 'skf');
  expect(await person.try(create, { body })).toMatchObject({
    status: 507,
    body: {
      code: 'diskFull',
      error:
        'Nothing can be saved at the moment: the server’s disk is almost full. Tell your administrator.',
    },
  });
  expect(await ready(full)).toMatchObject({
    status: 503,
    body: { status: 'unavailable', parts: { database: 'ok', disk: 'down' } },
  });
});

test('with space on the disk it is ready, and writes', async () => {
  const person = await roomy.signIn('owner@skf.example');
  const body = await draftFor(roomy, 'skf');
  expect((await person.try(create, { body })).status).toBe(200);
  expect(await ready(roomy)).toMatchObject({ status: 200, body: { parts: { disk: 'ok' } } });
});
