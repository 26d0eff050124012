import { formatList, pluralize } from '#core/domain/format.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { plainName } from '#features/portfolio/radars/domain/match-area.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { areaIdOf, areasOf } from '#features/portfolio/radars/domain/templates.ts';
import { repaired, type ImportReason } from './raw-radar.ts';

/** Names of rings that mean the same on the radars of others, from the centre. */
const sameRings: readonly (readonly string[])[] = [
  ['adopt', 'use', 'preferred', 'act', 'default', 'core'],
  ['trial', 'try', 'approved', 'prepare', 'experiment', 'pilot'],
  ['assess', 'explore', 'watch', 'evaluate', 'in trial'],
  ['hold', 'caution', 'avoid', 'retire', 'known', 'stop', 'contain', 'phase out'],
];
const groupOf = (name: string) => sameRings.findIndex((names) => names.includes(plainName(name)));

/** `languages-and-frameworks` as “Languages and frameworks”. */
const readable = (name: string): string => {
  if (name !== name.toLowerCase()) return name;
  const spaced = name.replaceAll(/[-_]+/gu, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export interface AreaRequest {
  readonly kind: 'quadrant' | 'ring';
  /** As the blips of the file name or count them. */
  readonly written: readonly (string | number)[];
  /** The file's own names, or those that somebody gave for its numbers. */
  readonly names: readonly string[] | null;
  readonly aliases: Readonly<Record<string, string>>;
  /** Of the radar whose next edition it becomes. */
  readonly existing: readonly Area[] | null;
  readonly colors: readonly string[];
}

export interface ImportedAreas {
  readonly areas: readonly Area[];
  readonly unknown: readonly string[];
  /** The names of the file, with the area that each is read as; null: none. */
  readonly readAs: readonly { readonly name: string; readonly areaId: string | null }[];
  /** How many the file counts without naming them; 0: it names them. */
  readonly unnamed: number;
  /** Why it cannot become a radar; null: it can. */
  readonly problem: string | null;
  /** The id for what a blip says; null: there is none. */
  idOf(value: string | number): string | null;
}

const nothing = { areas: [], unknown: [], readAs: [], problem: null, idOf: () => null };

function orderRings(names: readonly string[]): readonly string[] {
  const groups = names.map(groupOf);
  const isKnown = groups.every((group) => group !== -1);
  if (!isKnown || new Set(groups).size < groups.length) return names;
  return names.toSorted((one, other) => groupOf(one) - groupOf(other));
}

/** The quadrants or rings of a file, with the id of each way in which it writes them. */
export function importAreas(request: AreaRequest, reasons: ImportReason[]): ImportedAreas {
  const { kind, written, names, existing, colors } = request;
  const counted = written.filter((value) => typeof value === 'number');
  const unnamed = counted.length === 0 ? 0 : Math.max(...counted) + 1;
  if (unnamed > 0 && (names?.length ?? 0) < unnamed) return { ...nothing, unnamed };

  const aliases = new Map(
    Object.entries(request.aliases).map(([from, to]) => [plainName(from), to]),
  );
  const nameOf = (value: string | number): string => {
    const name = typeof value === 'number' ? (names?.[value] ?? '') : value;
    return aliases.get(plainName(name)) ?? name;
  };
  const spellings = new Map<string, Set<string>>();
  const used = [...(existing || unnamed === 0 ? [] : (names ?? [])), ...written.map(nameOf)];
  for (const name of unnamed === 0 && names && !existing ? [...names.map(nameOf), ...used] : used) {
    const key = plainName(name);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  for (const all of spellings.values()) {
    const [first = '', ...others] = all;
    if (others.length > 0) {
      const quoted = formatList(others.slice(0, 5).map((name) => `“${name}”`));
      reasons.push(repaired(null, null, `The ${kind} ${quoted} was read as “${first}”.`));
    }
  }
  const distinct = [...spellings.values()].map((all) => [...all][0] ?? '').filter(Boolean);

  const areas: Area[] = existing ? [...existing] : [];
  const ids = new Map<string, string>();
  const unknown: string[] = [];
  if (existing) {
    for (const name of distinct) {
      const same =
        existing.find((area) => plainName(area.name) === plainName(name)) ??
        existing.find((area) => plainName(area.id) === plainName(name));
      const meant = same ?? (kind === 'ring' ? sameRing(name, existing) : undefined);
      if (meant) {
        ids.set(plainName(name), meant.id);
        if (!same)
          reasons.push(repaired(null, null, `The ring “${name}” was read as “${meant.name}”.`));
        continue;
      }
      const isWished = Object.values(request.aliases).includes(name);
      if (!isWished) {
        unknown.push(name);
        continue;
      }
      const id = areaIdOf(name, new Set(areas.map((area) => area.id)));
      areas.push({ id, name, color: colors[areas.length % colors.length] ?? '#5b6770' });
      ids.set(plainName(name), id);
    }
  } else {
    const isListed = (names?.length ?? 0) > 0;
    const ordered = kind === 'ring' && !isListed ? orderRings(distinct) : distinct;
    const made = areasOf(
      ordered.map((name) => readable(name).slice(0, radarLimits.areaCharacters)),
      colors,
    );
    areas.push(...made);
    for (const [at, name] of ordered.entries()) ids.set(plainName(name), made[at]?.id ?? '');
  }
  const idOf = (value: string | number) => ids.get(plainName(nameOf(value))) ?? null;
  const ofFile = [...(names ?? []), ...written.filter((value) => typeof value === 'string')];
  const first = new Map(ofFile.toReversed().map((name) => [plainName(name), name]));
  return {
    areas,
    unknown,
    unnamed: 0,
    idOf,
    readAs: [...first.values()].toReversed().map((name) => ({ name, areaId: idOf(name) })),
    problem: problemOf(kind, areas.length, unknown),
  };
}

const sameRing = (name: string, existing: readonly Area[]): Area | undefined => {
  const group = groupOf(name);
  return group === -1 ? undefined : existing.find((area) => groupOf(area.name) === group);
};

function problemOf(kind: 'quadrant' | 'ring', count: number, unknown: readonly string[]) {
  const { areasLeast, areasMost } = radarLimits;
  if (unknown.length > 0) {
    const quoted = formatList(unknown.slice(0, 5).map((name) => `“${name}”`));
    return `The radar has no ${kind} ${quoted}. Choose which one is meant.`;
  }
  if (count >= areasLeast && count <= areasMost) return null;
  return `It has ${pluralize(count, kind, `${kind}s`, 'en')}. A radar has ${areasLeast} to ${areasMost}.`;
}
