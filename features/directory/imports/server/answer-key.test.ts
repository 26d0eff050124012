import { beforeEach, expect, test } from 'vitest';
import { emptyDirectory } from '#features/directory/companies/tests/empty-directory.ts';
import { trapList, type ExpectedCompany } from '#features/directory/imports/tests/trap-list.ts';
import {
  writeTestFile,
  openImportRunner,
} from '#features/directory/imports/tests/import-runner.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

const { database } = await openTestServer();
const { db } = database;
const { add, run, counts, engine, find } = openImportRunner(db);

beforeEach(() => emptyDirectory(db));

const rows = 240;
const fields = [
  ...(['name', 'url', 'country', 'city', 'foundedYear', 'fundingAmount', 'employees'] as const),
  ...(['stage', 'description', 'tags'] as const),
] satisfies (keyof ExpectedCompany)[];

/** How many values of each field are as the key says. */
async function figures(expected: readonly ExpectedCompany[]) {
  const records = new Map((await db.select().from(companies)).map((one) => [one.description, one]));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      expected.filter(
        (one) =>
          JSON.stringify(records.get(one.description)?.[field]) === JSON.stringify(one[field]),
      ).length,
    ]),
  );
}

test.each(['named', 'foreign'] as const)(
  'every value of a list with the faults of real ones is read, with %s columns',
  async (header) => {
    const { text, expected } = trapList(header, rows);
    const id = await add(await writeTestFile('fair.csv', text));
    await run(id);
    expect(await counts(id)).toMatchObject({ created: rows, rejected: 0 });
    expect(await figures(expected)).toEqual(
      Object.fromEntries(fields.map((field) => [field, rows])),
    );
    const again = await add(await writeTestFile('fair.csv', text));
    await run(again);
    expect(await counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: rows });
  },
);

test('what is guessed is shown before anything is written, and the line of names can be chosen', async () => {
  const id = await add(await writeTestFile('fair.csv', trapList('foreign', rows).text));
  const view = await engine.look(await find(id), reading.signal);
  expect(view.format.headerRow).toBe(3);
  expect(view.lines[2]).toContain('Название');
  expect(view.notes).toContain(
    'The names of columns are in line 3; the 2 lines above are left out.',
  );
  expect(
    view.columns.flatMap(({ name, proposed, isGuessed }) => (isGuessed ? [[name, proposed]] : [])),
  ).toEqual([
    ['Название', 'name'],
    ['Сайт', 'url'],
    ['Страна', 'country'],
    ['Год основания', 'foundedYear'],
    ['Инвестиции, USD', 'fundingAmount'],
    ['Сотрудники', 'employees'],
    ['Описание', 'description'],
  ]);
  expect(await db.$count(companies)).toBe(0);
  const none = await add(await writeTestFile('bare.csv', 'Acme,acme.example\nBolt,bolt.example'), {
    format: { kind: 'csv', headerRow: 0 },
  });
  expect((await engine.look(await find(none), reading.signal)).mapping).toEqual({
    'Column 1': 'name',
    'Column 2': 'url',
  });
});

test('a row with two companies is split, in columns side by side and in a cell', async () => {
  const sides =
    'Company 1,Website 1,Company 2,Website 2,Country\nAcme,acme.example,Bolt,,SE\nCore,,,,NO';
  const paired = await add(await writeTestFile('pairs.csv', sides), {
    format: { kind: 'csv', split: { by: 'columns' } },
  });
  await run(paired);
  const cell = 'Company,Website,Country\nDyno / Edge,dyno.example / edge.example,FI';
  const joined = await add(await writeTestFile('cell.csv', cell), {
    format: { kind: 'csv', split: { by: 'cell', column: 'Company' } },
  });
  await run(joined);
  const rows = await db.select().from(companies);
  expect(rows.map(({ name, url, country }) => [name, url, country]).toSorted()).toEqual([
    ['Acme', 'https://acme.example', 'SE'],
    ['Bolt', null, 'SE'],
    ['Core', null, 'NO'],
    ['Dyno', 'https://dyno.example', 'FI'],
    ['Edge', 'https://edge.example', 'FI'],
  ]);
});
