import { blipKey } from '#features/portfolio/radars/domain/blip-key.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { quadrantColors, ringColors } from '#features/portfolio/radars/domain/templates.ts';
import { importAreas, type ImportedAreas } from './import-areas.ts';
import { leftOut, repaired, type ImportReason, type RawBlip, type RawRadar } from './raw-radar.ts';

/** A blip as it will be stored. */
export interface PlannedBlip {
  readonly key: string;
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly fileStatus: string | null;
  readonly description: string | null;
  readonly tags: string[];
  readonly links: { label: string | null; url: string }[];
}

export interface ImportPlan {
  readonly problem: string | null;
  readonly asksFor: ('quadrantNames' | 'ringNames')[];
  readonly asksForCount: { readonly quadrants: number; readonly rings: number };
  readonly quadrants: readonly Area[];
  readonly rings: readonly Area[];
  readonly unknownQuadrants: readonly string[];
  readonly unknownRings: readonly string[];
  readonly readAs: Readonly<Record<'quadrants' | 'rings', ImportedAreas['readAs']>>;
  readonly editions: readonly {
    readonly name: string | null;
    readonly blips: readonly PlannedBlip[];
  }[];
  readonly reasons: readonly ImportReason[];
}

const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

function cut(text: string, most: number): { text: string; isCut: boolean } {
  return text.length <= most
    ? { text, isCut: false }
    : { text: storable(text.slice(0, most - 1)) + '…', isCut: true };
}

/** Repairs what can be, and says so. */
function planBlip(
  { row, status, tags, links, ...raw }: RawBlip,
  { quadrantId, ringId }: { quadrantId: string; ringId: string },
  reasons: ImportReason[],
): PlannedBlip {
  const whole = singleLine(storable(raw.name)).trim();
  const name = cut(whole, radarLimits.blipNameCharacters);
  const text = raw.description === null ? '' : storable(raw.description);
  const description = cut(
    name.isCut ? `${whole}\n\n${text}`.trim() : text,
    radarLimits.descriptionCharacters,
  );
  const say = (problem: string, isLost = false) =>
    reasons.push((isLost ? leftOut : repaired)(row, name.text.slice(0, 60), problem));
  if (name.isCut) say('Its name is too long: the whole of it begins the description.');
  if (description.isCut) say('Its description was cut: it is too long.', true);
  const safe = links.filter(({ url }) => {
    const isSafe = WebUrl.safeParse(url).success;
    if (!isSafe) say(`Its link “${url.slice(0, 80)}” is not one to a web page.`, true);
    return isSafe;
  });
  const { partsMost, tagCharacters } = radarLimits;
  if (tags.length > partsMost || safe.length > partsMost)
    say(`Of its tags and links, ${partsMost} of each are imported.`, true);
  return {
    key: blipKey(name.text),
    name: name.text,
    quadrantId,
    ringId,
    fileStatus: status === null ? null : cut(storable(status), 60).text,
    description: description.text === '' ? null : description.text,
    tags: [...new Set(tags.map((tag) => cut(storable(tag), tagCharacters).text))].slice(
      0,
      partsMost,
    ),
    links: safe
      .slice(0, partsMost)
      .map(({ label, url }) => ({ label: label === null ? null : cut(label, 200).text, url })),
  };
}

function planEdition(
  blips: readonly RawBlip[],
  quadrants: ImportedAreas,
  rings: ImportedAreas,
  reasons: ImportReason[],
): PlannedBlip[] {
  const planned = new Map<string, PlannedBlip & { readonly row: number | null }>();
  for (const raw of blips) {
    const [quadrantId, ringId] = [quadrants.idOf(raw.quadrant), rings.idOf(raw.ring)];
    if (quadrantId === null || ringId === null) continue;
    const blip = planBlip(raw, { quadrantId, ringId }, reasons);
    if (blip.name === '') {
      reasons.push(leftOut(raw.row, null, 'The name is missing.'));
      continue;
    }
    const first = planned.get(blip.key);
    if (!first) {
      planned.set(blip.key, { ...blip, row: raw.row });
      continue;
    }
    const nameOf = (id: string) => rings.areas.find((area) => area.id === id)?.name ?? id;
    const rows = first.row === null ? '' : ` of row ${first.row}`;
    const problem =
      first.ringId === ringId
        ? `It is there twice: the first${rows} is imported.`
        : `It is there twice, in ${nameOf(first.ringId)} and in ${nameOf(ringId)}: the first${rows} is imported.`;
    reasons.push(leftOut(raw.row, blip.name.slice(0, 60), problem));
  }
  return [...planned.values()];
}

function problemOf(
  editions: readonly { readonly blips: readonly PlannedBlip[] }[],
  count: number,
): string | null {
  if (count === 0) return 'It has no blips.';
  const most = Math.max(0, ...editions.map(({ blips }) => blips.length));
  if (most > radarLimits.blipsMost)
    return `It has ${most} blips. A radar has at most ${radarLimits.blipsMost}: divide it, or leave some out.`;
  if (editions.length > radarLimits.editionsMost)
    return `It has ${editions.length} editions. A radar has at most ${radarLimits.editionsMost}.`;
  return null;
}

/** What importing a file would store, whether or not it can. Depends on its input alone. */
export function planImport(
  raw: RawRadar,
  options: ImportOptions,
  existing: { readonly quadrants: readonly Area[]; readonly rings: readonly Area[] } | null,
): ImportPlan {
  const reasons = [...raw.reasons];
  const all = raw.editions.flatMap(({ blips }) => blips);
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
  const quadrants = importAreas(
    {
      kind: 'quadrant',
      written: distinct(all.map(({ quadrant }) => quadrant)),
      names: raw.quadrantNames ?? options.quadrantNames ?? null,
      aliases: options.quadrantAliases ?? {},
      existing: existing?.quadrants ?? null,
      colors: quadrantColors,
    },
    reasons,
  );
  const rings = importAreas(
    {
      kind: 'ring',
      written: distinct(all.map(({ ring }) => ring)),
      names: raw.ringNames ?? options.ringNames ?? null,
      aliases: options.ringAliases ?? {},
      existing: existing?.rings ?? null,
      colors: ringColors,
    },
    reasons,
  );
  const asksFor: ImportPlan['asksFor'] = [];
  if (quadrants.unnamed > 0) asksFor.push('quadrantNames');
  if (rings.unnamed > 0) asksFor.push('ringNames');
  const editions = raw.editions.map(({ name, blips }) => ({
    name,
    blips: planEdition(blips, quadrants, rings, reasons),
  }));
  const tooMany = Math.max(quadrants.unnamed, rings.unnamed) > radarLimits.areasMost;
  const unnamed = tooMany
    ? `It counts more than ${radarLimits.areasMost} quadrants or rings. A radar has at most ${radarLimits.areasMost}.`
    : 'It names no quadrants or rings: say what they are called.';
  const problem =
    (all.length === 0 ? problemOf([], 0) : null) ??
    (asksFor.length > 0 ? unnamed : null) ??
    quadrants.problem ??
    rings.problem ??
    problemOf(editions, editions.at(-1)?.blips.length ?? 0);
  return {
    problem,
    asksFor,
    editions,
    reasons,
    asksForCount: { quadrants: quadrants.unnamed, rings: rings.unnamed },
    quadrants: quadrants.areas,
    rings: rings.areas,
    unknownQuadrants: quadrants.unknown,
    unknownRings: rings.unknown,
    readAs: { quadrants: quadrants.readAs, rings: rings.readAs },
  };
}
