import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { expect, test } from 'vitest';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import { projectReader } from './project-row.ts';

function read(record: Readonly<Record<string, unknown>>) {
  const columns = Object.keys(record);
  const mapping = proposeMapping(projectImport, columns);
  return projectReader({ columns, mapping, timeZone: 'UTC' })(Object.values(record));
}

test.each([
  [{ id: 'P-1', name: '' }, 'The name is missing.'],
  [{ id: 'P-1', name: 'None' }, 'Its name, “None”, is what programs write where there is none.'],
  [{ id: 'P-1', name: '#N/A' }, "Its name, “#N/A”, is a spreadsheet's error."],
  [{ id: 'null', name: 'Rings' }, 'Its id at the source, “null”, is what programs write'],
])('%j is refused as what it is', (record, reason) => {
  expect(read(record)).toEqual({ rejected: [expect.stringContaining(reason)] });
});

test('marks that show nothing are part of no name', () => {
  expect(read({ id: 'P-1', name: '\u200EQuiet\u00AD rings' })).toMatchObject({
    row: { name: 'Quiet rings' },
  });
});
