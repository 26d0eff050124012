import { ReadingEnded, readInThread, type Reading } from '#core/server/workers/read-in-thread.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { compareImport } from '#features/portfolio/radar-imports/domain/compare-import.ts';
import {
  hiddenBlips,
  withoutHidden,
  type RawRadar,
  type UnreadableRadar,
} from '#features/portfolio/radar-imports/domain/raw-radar.ts';
import { planImport } from '#features/portfolio/radar-imports/domain/plan-import.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { importLimits } from '#features/portfolio/radar-imports/domain/limits.ts';
import type {
  ImportOptions,
  RadarImportPreview,
} from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { lastPublished } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { knownBlips } from './known-blips.ts';

/** The areas of the edition that a file would follow. */
const lastAreas = async (db: Queryable, radarId: string | undefined) =>
  radarId === undefined ? null : lastPublished(db, radarId);

type RadarFile = RawRadar | UnreadableRadar;

const thread = new URL('./radar-file-thread.ts', import.meta.url);

/** Reads a radar of another tool in a thread of its own. */
export const readAside = (path: string, reading: Reading): Promise<RadarFile> =>
  readInThread<RadarFile>(thread, path, reading).catch((error: unknown) => {
    if (error instanceof ReadingEnded) return { problem: 'It holds too much once unpacked.' };
    throw error;
  });

/** What a file would become, or why it cannot be read. */
export async function planOf(db: Queryable, raw: RadarFile, options: ImportOptions) {
  if ('problem' in raw) return raw;
  const seen = options.withHiddenRows === true ? raw : withoutHidden(raw);
  return { raw, plan: planImport(seen, options, await lastAreas(db, options.radarId)) };
}

const nothing: Omit<RadarImportPreview, 'problem'> = {
  format: null,
  asksFor: [],
  asksForCount: { quadrants: 0, rings: 0 },
  quadrants: [],
  rings: [],
  unknownRings: [],
  unknownQuadrants: [],
  blipCount: 0,
  blips: [],
  readAs: { quadrants: [], rings: [] },
  hiddenRows: 0,
  new: [],
  moved: [],
  removed: [],
  disagreements: [],
  reasons: [],
  reasonCount: 0,
};

export async function previewOf(
  db: Queryable,
  file: RadarFile,
  options: ImportOptions,
): Promise<RadarImportPreview> {
  const read = await planOf(db, file, options);
  if ('problem' in read) return { ...nothing, problem: read.problem };
  const { raw, plan } = read;
  const { radarId } = options;
  const blipsBefore =
    radarId === undefined ? new Map<string, never>() : await knownBlips(db, radarId);
  const { compared, removed } = compareImport(plan, blipsBefore);
  const entries = compared.map(({ blip: { name, quadrantId, ringId }, derived, from }) => ({
    name,
    quadrantId,
    ringId,
    movement: derived,
    from,
  }));
  return {
    format: raw.format,
    problem: plan.problem,
    asksFor: plan.asksFor,
    asksForCount: plan.asksForCount,
    quadrants: [...plan.quadrants],
    rings: [...plan.rings],
    unknownRings: [...plan.unknownRings],
    unknownQuadrants: [...plan.unknownQuadrants],
    readAs: { quadrants: [...plan.readAs.quadrants], rings: [...plan.readAs.rings] },
    hiddenRows: hiddenBlips(raw).length,
    blipCount: entries.length,
    blips: entries.slice(0, radarLimits.blipsMost),
    new: entries.filter(({ movement }) => movement === 'new').slice(0, radarLimits.blipsMost),
    moved: entries
      .filter(({ movement }) => movement === 'in' || movement === 'out')
      .map(({ from, ...blip }) => ({ ...blip, from: from ?? '' })),
    removed: removed.map(({ name, ringName }) => ({ name, ring: ringName })),
    disagreements: compared.flatMap(({ blip: { name, fileStatus }, derived, isDisagreement }) =>
      isDisagreement ? [{ name, fileStatus: fileStatus ?? '', derived }] : [],
    ),
    reasons: plan.reasons.slice(0, importLimits.reasonsMost),
    reasonCount: plan.reasons.length,
  };
}
