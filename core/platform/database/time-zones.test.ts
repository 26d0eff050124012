import { expect, onTestFinished, test, vi } from 'vitest';
import { openFormerDatabase } from '#core/tests/former-database.ts';

test('corporations from before time zones have the zone of the server', async () => {
  const { client, migrate } = await openFormerDatabase('outrider.time_zone');
  await client.query(
    `insert into corporations (id, slug, name) values (gen_random_uuid(), 'old', 'Old')`,
  );

  const options = new Intl.DateTimeFormat().resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  onTestFinished(() => spy.mockRestore());
  spy.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  await migrate();
  const { rows } = await client.query('select time_zone from corporations');
  expect(rows).toEqual([{ time_zone: 'Asia/Tokyo' }]);
});
