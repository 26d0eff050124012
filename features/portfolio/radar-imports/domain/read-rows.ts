import { plainName } from '#features/portfolio/radars/domain/match-area.ts';
import { leftOut, repaired, type ImportReason, type RawBlip } from './raw-radar.ts';

/** The columns of build-your-own-radar, and other names that people give them. */
const columnNames = {
  name: ['name', 'blip', 'label', 'title', 'technology'],
  ring: ['ring', 'level', 'stage'],
  quadrant: ['quadrant', 'category', 'segment'],
  isNew: ['isnew', 'is new', 'new'],
  status: ['status', 'moved', 'movement', 'change'],
  description: ['description', 'text', 'body', 'rationale'],
  tags: ['tags', 'tag', 'labels'],
  link: ['link', 'url', 'links'],
} as const;
type Column = keyof typeof columnNames;

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'new', 't', 'wahr', 'ja', 'vrai', 'oui', '✓']);
const no = new Set(['false', 'no', 'n', '0', '', 'f', 'falsch', 'nein', 'faux', 'non', '-']);

/** Whether a blip is new, in any of the spellings that are met; null: neither. */
function isNewOf(text: string): boolean | null {
  const plain = text.trim().toLowerCase();
  if (yes.has(plain)) return true;
  return no.has(plain) ? false : null;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(typeof value === 'object' ? JSON.stringify(value) : value).trim();

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[,;|]/u))
    .map((tag) => tag.trim())
    .filter(Boolean);

/** A field of a row by any of its names. */
type Cells = (column: Column) => unknown;

/** The fields of an object, whatever the case of their names. */
export function cellsOfObject(object: Readonly<Record<string, unknown>>): Cells {
  const fields = new Map(Object.entries(object).map(([name, value]) => [plainName(name), value]));
  return (column) =>
    columnNames[column]
      .map((name) => fields.get(plainName(name)))
      .find((value) => value !== undefined);
}

/** A row as a blip; what is wrong with it is added to the reasons. */
export function blipOfCells(cells: Cells, row: number, reasons: ImportReason[]): RawBlip | null {
  const name = textOf(cells('name'));
  const [ring, quadrant] = [textOf(cells('ring')), textOf(cells('quadrant'))];
  if (name === '' && ring === '' && quadrant === '') return null;
  if (name === '') {
    reasons.push(leftOut(row, null, 'The name is missing.'));
    return null;
  }
  if (ring === '' || quadrant === '') {
    reasons.push(leftOut(row, name, `The ${ring === '' ? 'ring' : 'quadrant'} is missing.`));
    return null;
  }
  const status = textOf(cells('status'));
  const mark = textOf(cells('isNew'));
  const isNew = isNewOf(mark);
  if (isNew === null)
    reasons.push(repaired(row, name, `“${mark}” in isNew is neither yes nor no: read as no.`));
  const url = textOf(cells('link'));
  return {
    row,
    name,
    ring,
    quadrant,
    status: status !== '' ? status : isNew === true ? 'new' : null,
    description: textOf(cells('description')) || null,
    tags: listOf(cells('tags')),
    links: url === '' ? [] : [{ label: null, url }],
  };
}

export const isHeader = (cells: readonly unknown[]): boolean => {
  const names = cells.map((cell) => plainName(textOf(cell)));
  const has = (column: Column) =>
    columnNames[column].some((name) => names.includes(plainName(name)));
  return has('name') && has('ring') && has('quadrant');
};

export interface RadarRow {
  readonly row: number;
  readonly cells: readonly unknown[];
  readonly isHidden?: boolean;
}

/**
 * Rows below a line of names. A row with too few cells has blank ones; cells beyond the last column,
 * where it is the description, were a part of it that nobody quoted.
 */
export function blipsOfRows(
  header: readonly unknown[],
  rows: readonly RadarRow[],
  reasons: ImportReason[],
): RawBlip[] {
  const names = header.map((cell) => plainName(textOf(cell)));
  const places = new Map(
    (Object.keys(columnNames) as Column[]).map((column) => [
      column,
      names.findIndex((name) => columnNames[column].some((one) => plainName(one) === name)),
    ]),
  );
  return rows.flatMap(({ row, cells, isHidden = false }) => {
    const name = textOf(cells[places.get('name') ?? -1]) || null;
    let whole = cells;
    const surplus = cells.slice(names.length).filter((cell) => textOf(cell) !== '');
    if (cells.length < names.length && cells.some((cell) => textOf(cell) !== '')) {
      reasons.push(
        repaired(
          row,
          name,
          `It has ${cells.length} cells of ${names.length}: the others are blank.`,
        ),
      );
    } else if (surplus.length > 0) {
      const last = names.length - 1;
      const isDescription = places.get('description') === last;
      if (isDescription)
        whole = [...cells.slice(0, last), [cells[last], ...surplus].map(textOf).join(', ')];
      const problem = `It has ${cells.length} cells of ${names.length}: ${
        isDescription ? 'the rest was joined to its description.' : 'the rest was left out.'
      }`;
      reasons.push((isDescription ? repaired : leftOut)(row, name, problem));
    }
    const blip = blipOfCells((column) => whole[places.get(column) ?? -1], row, reasons);
    return blip === null ? [] : isHidden ? { ...blip, isHidden } : blip;
  });
}
