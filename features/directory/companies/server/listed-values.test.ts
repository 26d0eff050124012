import { expect, test } from 'vitest';
import { openFormerDatabase } from '#core/tests/former-database.ts';
import { knownValues, listedValue } from '#features/directory/companies/domain/listed-values.ts';

const setUp = `
  insert into users (id, email)
    values ('00000000-0000-4000-8000-000000000001', 'ada@skf.example');
  insert into companies (id, kind, external_id, name, stage, status)
    select gen_random_uuid(), 'startup', name, name, stage, status from (values
      ('a', 'seed', 'Operating'), ('b', 'Seed', 'operating'), ('c', 'series_a', null),
      ('d', 'late-bloomer', 'ipo'), ('e', 'Late bloomer', null), ('f', null, null)
    ) as given (name, stage, status);
  insert into company_values (id, company_id, field, value, source_value)
    select gen_random_uuid(), id, field, value::jsonb, said::jsonb from companies, (values
      ('stage', '"pre seed"', '"SEED"'), ('city', '"seed"', null),
      ('fundingRounds', '[{"name": "seed", "day": "2026-05-01"}, {"name": "Odd one"}]', null)
    ) as given (field, value, said) where name = 'a';
  insert into imports (id, "of", kind, source, file_name, file_bytes, state) values
    ('00000000-0000-4000-8000-000000000002', 'companies', 'startup', 'Sheet', 'a.csv', 1, 'done'),
    ('00000000-0000-4000-8000-000000000003', 'submissions', null, 'Sheet', 'b.csv', 1, 'done');
  insert into import_changes (import_id, record_id, before, written_at)
    select imports.id, companies.id, '{"stage": "seed", "status": null, "city": "seed"}', now()
    from imports, companies where name = 'b';
  insert into saved_searches (id, user_id, name, query, filters, frequency, time_zone, is_known_whole, seen_at, told_at)
    select gen_random_uuid(), users.id, name, '', filters::jsonb, 'off', 'UTC', true, now(), now() from users, (values
      ('old', '{"stage": ["seed", "Pre-Seed", "Seed"], "country": ["SE"]}'),
      ('odd', '{"stage": ["late-bloomer"]}'), ('none', '{"country": ["SE"]}')) as given (name, filters);
  insert into recent_searches (id, user_id, query, filters, searched_at)
    select gen_random_uuid(), users.id, 'x', filters::jsonb, now() - minutes * interval '1 minute' from users, (values
      ('{"stage": ["seed"]}', 3), ('{"stage": ["Seed"]}', 2), ('{"stage": ["SEED"]}', 1)) as given (filters, minutes);
  delete from search_outbox`;

test('what was stored before is in one spelling, and no record has changed by it', async () => {
  const { client, migrate } = await openFormerDatabase('in_one_spelling');
  const read = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
  await client.query(setUp);
  const dates = 'select name, created_at, updated_at from companies order by name';
  const before = await read(dates);
  await migrate();

  expect(await read('select name, stage, status from companies order by name')).toEqual([
    ['a', 'Seed', 'operating'],
    ['b', 'Seed', 'operating'],
    ['c', 'Series A', null],
    ['d', 'late-bloomer', 'IPO'],
    ['e', 'Late bloomer', null],
    ['f', null, null],
  ]);
  expect(await read(dates)).toEqual(before);
  expect(await read('select from audit_changes')).toEqual([]);
  const queued = `select c.name from search_outbox join companies c on c.id = company_id order by 1`;
  expect((await read(queued)).flat()).toEqual(['a', 'c', 'd']);
  expect(await read('select field, value, source_value from company_values order by 1')).toEqual([
    ['city', 'seed', null],
    ['fundingRounds', [{ name: 'Seed', day: '2026-05-01' }, { name: 'Odd one' }], null],
    ['stage', 'Pre-seed', 'Seed'],
  ]);
  const images =
    'select "of", before from import_changes join imports on imports.id = import_id order by 1';
  expect(await read(images)).toEqual([
    ['companies', { stage: 'Seed', status: null, city: 'seed' }],
    ['submissions', { stage: 'seed', status: null, city: 'seed' }],
  ]);
  expect(await read('select name, filters from saved_searches order by 1')).toEqual([
    ['none', { country: ['SE'] }],
    ['odd', { stage: ['late-bloomer'] }],
    ['old', { stage: ['Pre-seed', 'Seed'], country: ['SE'] }],
  ]);
  const searches = `select filters, searched_at > now() - interval '90 seconds' from recent_searches`;
  expect(await read(searches)).toEqual([[{ stage: ['Seed'] }, true]]);
});

test('the migration knows the values that the table of today had then', async () => {
  const { client, migrate } = await openFormerDatabase('in_one_spelling');
  const spellings = (['stage', 'status'] as const).flatMap((field) =>
    knownValues(field).map((value) => value.toUpperCase().replaceAll(/[ -]/gu, '_')),
  );
  await client.query(
    `insert into companies (id, kind, external_id, name, stage)
     select gen_random_uuid(), 'startup', spelling, spelling, spelling from unnest($1::text[]) spelling`,
    [[...new Set(spellings)]],
  );
  await migrate();
  const { rows } = await client.query<{ name: string; stage: string }>(
    'select name, stage from companies',
  );
  for (const { name, stage } of rows) expect(stage).toBe(listedValue('stage', name));
});
