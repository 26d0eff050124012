import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { limits } from '#core/domain/limits.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectHealth,
  type ProjectPhase,
} from '#features/portfolio/projects/domain/project.ts';
import type { Cell } from '#features/directory/imports/domain/cells.ts';
import { readMoment } from '#features/directory/imports/domain/company-values.ts';
import type { DateOrder, ImportMapping } from '#features/directory/imports/domain/import.ts';
import type { ParseResult } from '#features/directory/imports/domain/parse-result.ts';
import {
  columnIndexesOf,
  CellRowReader,
  type RowReadResult,
} from '#features/directory/imports/domain/cell-row-reader.ts';

/** A project parsed from a row. Null: empty in the row, so the current value stays. */
export interface ProjectRow {
  externalId: string;
  name: string;
  description: string | null;
  /** Names as written in the file; the server resolves them to records. */
  company: string | null;
  opportunity: string | null;
  owner: string | null;
  phase: ProjectPhase | null;
  health: ProjectHealth | null;
  startDate: string | null;
  endDate: string | null;
}

/** Names of phases and colours of health in other systems. */
const otherPhases: Readonly<Record<string, ProjectPhase>> = {
  poc: 'Proof of concept',
  'proof of value': 'Proof of concept',
  prototype: 'Proof of concept',
  idea: 'Discovery',
  exploration: 'Discovery',
  scouting: 'Discovery',
  piloting: 'Pilot',
  implementation: 'Rollout',
  scaling: 'Rollout',
  'roll out': 'Rollout',
  done: 'Closed',
  completed: 'Closed',
  finished: 'Closed',
  cancelled: 'Closed',
};
const otherHealths: Readonly<Record<string, ProjectHealth>> = {
  green: 'on track',
  good: 'on track',
  ok: 'on track',
  amber: 'at risk',
  yellow: 'at risk',
  orange: 'at risk',
  red: 'off track',
  late: 'off track',
  delayed: 'off track',
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const oneOf =
  <Value extends string>(values: readonly Value[], others: Readonly<Record<string, Value>>) =>
  (text: string): ParseResult<Value> => {
    const name = plain(text);
    const match = values.find((value) => plain(value) === name);
    const other = Object.hasOwn(others, name) ? others[name] : undefined;
    const value = match ?? other;
    return value === undefined ? { problem: `is none of: ${values.join(', ')}` } : { value };
  };

const readPhase = oneOf(projectPhases, otherPhases);
const readHealth = oneOf(projectHealths, otherHealths);

export interface ProjectReading {
  readonly columns: readonly string[];
  readonly mapping: ImportMapping;
  readonly dateOrders?: Readonly<Record<string, DateOrder>> | undefined;
  readonly timeZone: string;
}

/** Parses rows as projects, for one column mapping. */
export function projectReader({ columns, mapping, dateOrders = {}, timeZone }: ProjectReading) {
  const places = columnIndexesOf(columns, mapping);
  const hasIds = places.has('externalId');
  return (cells: readonly Cell[]): RowReadResult<ProjectRow> => {
    const row = new CellRowReader(projectImport.fields, columns, places, cells);
    const moment = (field: string) =>
      row.read(field, (text) => readMoment(text, dateOrders[row.column(field)], timeZone));
    const name = row.text('name', limits.nameCharacters);
    if (name === null) return { rejected: [row.whyMissing('name')] };
    const externalId = hasIds ? row.raw('externalId') : name.toLowerCase();
    if (externalId === null) return { rejected: [row.whyMissing('externalId')] };
    if (externalId.length > limits.externalIdCharacters)
      return { rejected: [`Its id is longer than ${limits.externalIdCharacters} characters.`] };
    return {
      row: {
        externalId,
        name,
        description: row.text('description', limits.textCharacters, 'many'),
        company: row.text('company', limits.nameCharacters),
        opportunity: row.text('opportunity', limits.nameCharacters),
        owner: row.text('owner', limits.emailCharacters),
        phase: row.read('phase', readPhase),
        health: row.read('health', readHealth),
        startDate: moment('startDate'),
        endDate: moment('endDate'),
      },
      remarks: row.remarks,
    };
  };
}
