import { expect, test } from 'vitest';
import { openFormerDatabase } from '#core/tests/former-database.ts';

test('uploads from before are named in the store, and files of the command line keep their paths', async () => {
  const { client, migrate } = await openFormerDatabase('"file_path" LIKE');
  const [upload, own, removed] = [1, 2, 3].map(
    (nth) => `019a0000-0000-7000-8000-00000000000${nth}`,
  );
  const paths = [
    [upload, `/srv/out rider/data/imports/01/${upload}`],
    [own, '/home/eva/imports/companies.csv'],
    [removed, null],
  ];
  for (const row of paths) {
    await client.query(
      `insert into imports (id, "of", kind, source, file_name, file_path, file_bytes, state)
        values ($1, 'companies', 'startup', 'S', 'a.csv', $2, 1, 'draft')`,
      row,
    );
  }
  await migrate();
  const { rows } = await client.query({
    text: 'select id, file_path from imports order by id',
    rowMode: 'array',
  });
  expect(rows).toEqual([[upload, upload], paths[1], paths[2]]);
});
