import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { choicesIn } from '#core/domain/exporting/sheet-columns.ts';
import { exportOfAuditLog } from '#features/operations/audit-log/domain/export.ts';
import { exportOfCollection } from '#features/directory/collections/domain/export.ts';
import { exportOfProjects } from '#features/portfolio/projects/domain/export.ts';
import { exportOfSubmissions } from '#features/cases/submissions/domain/export.ts';
import { exportOfUsers } from '#features/people/users/domain/export.ts';
import { create } from './endpoints.ts';
import { exportRequestOf } from './export-kind.ts';

const kinds = [
  exportOfSubmissions,
  exportOfCollection,
  exportOfProjects,
  exportOfAuditLog,
  exportOfUsers,
] as const;
const ExportRequest = exportRequestOf([{ exports: kinds }]);

describe('whoever asks for an export', () => {
  interface Described {
    readonly properties: {
      readonly what: { readonly const: string };
      readonly format: { readonly enum: readonly string[] };
      readonly columns?: { readonly items: { readonly enum: readonly string[] } };
    };
  }
  const schema = z.toJSONSchema(ExportRequest, { io: 'input', unrepresentable: 'any' });
  const requests = (schema.anyOf ?? schema.oneOf ?? []) as unknown as Described[];

  test('may choose columns of every table, by the same keys', () => {
    const tables = requests.filter(({ properties }) => properties.format.enum.includes('csv'));
    const keys = Object.fromEntries(
      tables.map(({ properties: { what, columns } }) => [what.const, columns?.items.enum]),
    );
    expect(keys).toEqual(
      Object.fromEntries(
        kinds.map((kind) => [kind.what, choicesIn(kind.columns).map(({ key }) => key)]),
      ),
    );
  });

  test.each([
    [['name', 'wages'], 'This export has no column “wages”.'],
    [[], 'Choose at least one column.'],
  ])('of %j is told: %s', (columns, problem) => {
    const parsed = z.safeParse(ExportRequest, { what: 'projects', format: 'csv', columns });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([problem]);
  });

  test('cannot take columns out of the log that can be verified', () => {
    const request = { what: 'audit log', format: 'jsonl', filter: {} };
    expect(z.safeParse(ExportRequest, request).success).toBe(true);
    const parsed = z.safeParse(ExportRequest, { ...request, columns: ['number'] });
    expect(parsed.error?.issues).toMatchObject([
      { path: ['columns'], message: 'JSON lines have no columns to choose.' },
    ]);
  });
});

test('Nothing fits what may be asked for before features have brought it', () => {
  const request = { what: 'projects', format: 'csv' };
  expect(z.safeParse(create.body, request).success).toBe(false);
  expect(z.safeParse(ExportRequest, request).success).toBe(true);
});
