import { limits } from '#core/domain/limits.ts';
import { blipOfCells, cellsOfObject } from './read-rows.ts';
import {
  leftOut,
  repaired,
  tooManyEntries,
  type ImportReason,
  type RawBlip,
  type RawRadar,
  type UnreadableRadar,
} from './raw-radar.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Zalando counts 1 as moved up, -1 as moved down, 2 as new. */
const statusOfMoved = (moved: unknown): string | null =>
  ({ '1': 'moved in', '-1': 'moved out', '2': 'new', '0': 'no change' })[String(moved)] ?? null;

const namesIn = (value: unknown): string[] | null => {
  const names = listOf(value).map(({ name, id }) => textOf(name) ?? textOf(id));
  return names.length > 0 && names.every((name) => name !== null) ? names : null;
};

/** A list of objects, or a list within `blips`, as build-your-own-radar has it. */
function ownRadar(values: readonly unknown[]): RawRadar {
  const reasons: ImportReason[] = [];
  const blips = values.flatMap((value, at) => {
    if (!isFields(value)) {
      reasons.push(leftOut(at + 1, null, 'It is not an object with fields.'));
      return [];
    }
    if (Object.keys(value).length > limits.importColumnsMost) {
      reasons.push(leftOut(at + 1, null, `It has more than ${limits.importColumnsMost} fields.`));
      return [];
    }
    return blipOfCells(cellsOfObject(value), at + 1, reasons) ?? [];
  });
  return {
    format: 'byor-json',
    editions: [{ name: null, blips }],
    reasons,
    quadrantNames: null,
    ringNames: null,
  };
}

function zalando(radar: Fields): RawRadar {
  const reasons: ImportReason[] = [];
  const blips = (Array.isArray(radar['entries']) ? radar['entries'] : []).flatMap(
    (value: unknown, at): RawBlip[] => {
      const row = at + 1;
      if (!isFields(value)) {
        reasons.push(leftOut(row, null, 'It is not an object with fields.'));
        return [];
      }
      const { label, quadrant, ring, moved, link, active } = value;
      const name = textOf(label);
      if (name === null || !Number.isInteger(quadrant) || !Number.isInteger(ring)) {
        reasons.push(leftOut(row, name, 'It needs a label, and a number for quadrant and ring.'));
        return [];
      }
      if (active === false)
        reasons.push(repaired(row, name, 'It is not active in the file, and is imported.'));
      const url = textOf(link);
      return [
        {
          row,
          name,
          quadrant: Number(quadrant),
          ring: Number(ring),
          status: statusOfMoved(moved),
          description: null,
          tags: [],
          links: url === null ? [] : [{ label: null, url }],
        },
      ];
    },
  );
  return {
    format: 'zalando-json',
    editions: [{ name: textOf(radar['date']), blips }],
    quadrantNames: namesIn(radar['quadrants']),
    ringNames: namesIn(radar['rings']),
    reasons,
  };
}

const dateOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function backstage(radar: Fields): RawRadar {
  const reasons: ImportReason[] = [];
  const nameById = (value: unknown) =>
    new Map(
      listOf(value).map(({ id, name }) => [textOf(id) ?? '', textOf(name) ?? textOf(id) ?? '']),
    );
  const [quadrants, rings] = [nameById(radar['quadrants']), nameById(radar['rings'])];
  const blips = listOf(radar['entries']).flatMap((entry, at): RawBlip[] => {
    const row = at + 1;
    const name = textOf(entry['title']) ?? textOf(entry['key']) ?? textOf(entry['id']);
    const timeline = listOf(entry['timeline']).toSorted((one, other) =>
      dateOf(other['date']).localeCompare(dateOf(one['date'])),
    );
    const [latest = {}] = timeline;
    const of = (value: unknown) => textOf(isFields(value) ? value['id'] : value);
    const [quadrant, ring] = [of(entry['quadrant']), of(latest['ringId']) ?? of(entry['ring'])];
    if (name === null || quadrant === null || ring === null) {
      reasons.push(leftOut(row, name, 'It needs a title, a quadrant, and a ring in its timeline.'));
      return [];
    }
    if (timeline.length > 1) {
      const problem = `Of its ${timeline.length} places in time, the latest is imported.`;
      reasons.push(leftOut(row, name, problem));
    }
    const url = textOf(entry['url']);
    const links = listOf(entry['links']).flatMap(({ title, url: address }) => {
      const target = textOf(address);
      return target === null ? [] : [{ label: textOf(title), url: target }];
    });
    return [
      {
        row,
        name,
        tags: [],
        quadrant: quadrants.get(quadrant) ?? quadrant,
        ring: rings.get(ring) ?? ring,
        status:
          timeline.length === 1 && latest['moved'] === 0 ? null : statusOfMoved(latest['moved']),
        description: textOf(entry['description']) ?? textOf(latest['description']),
        links: url === null || url === '#' ? links : [{ label: null, url }, ...links],
      },
    ];
  });
  return {
    format: 'backstage-json',
    editions: [{ name: null, blips }],
    reasons,
    quadrantNames: [...quadrants.values()],
    ringNames: [...rings.values()],
  };
}

/**
 * A radar from JSON, by what it is made of. What has more entries than are read is refused before any of
 * them is.
 */
export function readRadarJson(value: unknown): RawRadar | UnreadableRadar {
  if (Array.isArray(value)) return tooManyEntries(value.length) ?? ownRadar(value);
  if (!isFields(value)) return { problem: 'It is JSON, but no list and no object.' };
  const { blips, entries } = value;
  if (Array.isArray(blips)) return tooManyEntries(blips.length) ?? ownRadar(blips);
  if (!Array.isArray(entries))
    return { problem: 'It is JSON, but neither a list of blips nor an object with entries.' };
  const isBackstage = listOf(entries).some((entry) => 'timeline' in entry || 'title' in entry);
  return tooManyEntries(entries.length) ?? (isBackstage ? backstage(value) : zalando(value));
}
