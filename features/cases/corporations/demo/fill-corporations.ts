import type { Question } from '#features/cases/corporations/domain/question.ts';
import { edgeOfDay } from '#core/server/demo/day-edges.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporationDomains, corporations, cycles } from '#core/server/tables/corporations.ts';
import { corporationLegalTexts } from '#features/cases/corporations/server/tables.ts';
import { demoLegalTexts } from './legal-texts.ts';
import {
  day,
  demoStep,
  type CorporationKey,
  type FillContext,
} from '#core/server/demo/fill-context.ts';

const demoQuestions = [
  { text: 'How mature is it?', kind: 'short', isRequired: true },
  { text: 'When could a pilot start?', kind: 'short', isRequired: false },
] as const;

const corporationRows = {
  skf: {
    slug: 'skf',
    igniteConfig: {
      headline: 'Rotation is everywhere. So are the ideas we have not had.',
      accent: '#0f58d6',
    },
    name: 'SKF',
    timeZone: 'Europe/Stockholm',
    introduction:
      'Bearings, seals and the knowledge of what turns. SKF looks for ideas that make rotation ' +
      'last longer and weigh less on the planet.',
  },
  norrland: {
    slug: 'norrland-steel',
    igniteConfig: { headline: 'Help us make steel without coal.', accent: '#1d6b3a' },
    name: 'Norrland Steel',
    timeZone: 'Europe/Stockholm',
    introduction:
      'Steel from scrap and wind, rolled in the north. Norrland looks for ways to melt, roll and ' +
      'reuse without coal.',
  },
  halden: {
    slug: 'halden-marine',
    igniteConfig: { headline: 'Safer crews, cleaner voyages.', accent: '#0b6e8f' },
    name: 'Halden Marine',
    timeZone: 'Europe/Oslo',
    introduction:
      'Forty ships and six ferries along the coast. Halden looks for what makes crews safer and ' +
      'voyages cleaner.',
  },
} as const;

/** Start of each cycle in days from now: the current one, and the two before. */
export const cycleDays = [
  { from: -81, to: 40 },
  { from: -262, to: -98 },
  { from: -440, to: -280 },
] as const;

/** What happens in a cycle, as a share of its days. */
const cycleMilestones = [
  { name: 'Screening', share: 0.5 },
  { name: 'Pitch day', share: 0.75 },
  { name: 'Decision', share: 0.92 },
] as const;

const quarterNames = ['Winter', 'Spring', 'Summer', 'Autumn'] as const;

/** Named after the season of its middle: December to February are winter. */
function cycleName(middle: Date): string {
  const season = quarterNames[Math.floor(((middle.getUTCMonth() + 1) % 12) / 3)] ?? 'Cycle';
  return `${season} ${middle.getUTCFullYear()}`;
}

/** The zone in which the deadlines of a corporation are meant. */
export const demoTimeZone = (key: CorporationKey): string => corporationRows[key].timeZone;

export type CorporationIds = Record<CorporationKey, string>;
/** The questions of each corporation, in order: maturity, and the start of a pilot. */
type DemoQuestions = Record<CorporationKey, Question[]>;

export async function fillCorporations({ db, at, now }: FillContext) {
  const corporationIds: CorporationIds = { skf: newId(), norrland: newId(), halden: newId() };
  const cycleIds: Record<CorporationKey, string[]> = { skf: [], norrland: [], halden: [] };
  const questions: DemoQuestions = { skf: [], norrland: [], halden: [] };
  for (const key of Object.keys(corporationRows) as CorporationKey[]) {
    const id = corporationIds[key];
    const { igniteConfig, ...row } = corporationRows[key];
    questions[key] = demoQuestions.map((question) => ({ id: newId(), ...question }));
    await db.insert(corporations).values({
      ...row,
      id,
      igniteConfig: { ...igniteConfig, questions: questions[key] },
      igniteEnabled: true,
    });
    await db.insert(corporationDomains).values({ domain: `${key}.example`, corporationId: id });
    await db
      .insert(corporationLegalTexts)
      .values(demoLegalTexts(row.name).map((text) => ({ ...text, corporationId: id })));
    for (const { from, to } of cycleDays) {
      const middle = new Date(now.getTime() + ((from + to) / 2) * day);
      const cycleId = newId();
      cycleIds[key].push(cycleId);
      await db.insert(cycles).values({
        id: cycleId,
        corporationId: id,
        name: cycleName(middle),
        startDate: edgeOfDay('first', at(from), row.timeZone),
        endDate: edgeOfDay('last', at(to), row.timeZone),
        milestones: cycleMilestones.map(({ name, share }) => ({
          name,
          date: edgeOfDay('first', at(Math.round(from + share * (to - from))), row.timeZone),
        })),
      });
    }
  }
  return { corporationIds, cycleIds, questions };
}

export const corporationsDemo = demoStep([], fillCorporations);
