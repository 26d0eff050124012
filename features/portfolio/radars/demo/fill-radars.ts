import { newId, newIds } from '#core/server/tables/columns.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import { directoryDemo } from '#features/directory/companies/demo/fill-directory.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';
import { layoutOf } from '#features/portfolio/radars/server/shared/editions.ts';
import {
  radarBlips,
  radarComments,
  radarEditions,
  radarEditors,
  radarEntries,
  radarProposals,
  radars,
} from '#features/portfolio/radars/server/tables.ts';
import {
  areasOf,
  quadrantColors,
  ringColors,
} from '#features/portfolio/radars/domain/templates.ts';
import type { EditionLayout } from '#features/portfolio/radars/domain/slot.ts';
import { searchPathOf } from '#features/directory/search/domain/search-url.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { bearings } from './bearings.ts';
import type { DemoBlip, DemoRadar } from './demo-radar.ts';
import { isSettledIn, reasonFor, ringOf, summaryOf } from './edition-words.ts';
import { marine } from './marine.ts';
import { steel } from './steel.ts';

const seed = 20_261_123;
const ringNames = ['Adopt', 'Trial', 'Assess', 'Hold'];
/** Days before now that the editions were published. */
const publishedDaysAgo = [372, 190, 9];

/** `Nov 2025` of the day it was published. */
export const editionName = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Words that tell nothing about what is made. */
const commonWords = new Set(
  (
    'based first private digital learning monitoring self only third open loop hand line free data ' +
    'sensors robots systems generation'
  ).split(' '),
);
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !commonWords.has(word))
    .map((word) => word.slice(0, 6));
/** Of the words of a blip's name, so many are in what a company says of its product. */
const leastShared = 0.75;
const companiesOfBlip = 4;

/** Companies that make what the blip is called after. */
function companiesFor([name]: DemoBlip, makers: readonly Maker[]): string[] {
  const stems = stemsOf(name);
  if (stems.length < 2) return [];
  return makers
    .filter(
      ({ says }) => stems.filter((stem) => says.has(stem)).length >= stems.length * leastShared,
    )
    .slice(0, companiesOfBlip)
    .map(({ id }) => id);
}

interface Maker {
  readonly id: string;
  readonly says: ReadonlySet<string>;
}

interface Placed {
  readonly id: string;
  readonly blip: DemoBlip;
  readonly quadrantId: string;
}

type Rows = Parameters<typeof layoutOf>[1];

async function fillRadar(
  { db, at, of }: FillContext,
  random: Random,
  radar: DemoRadar,
  directory: readonly DemoCompany[],
  makers: readonly Maker[],
): Promise<void> {
  const { corporationIds } = of(corporationsDemo);
  const { byEmail, teams } = of(peopleDemo);
  const team = teams[radar.corporation];
  const quadrants = areasOf(
    radar.quadrants.map(({ name }) => name),
    quadrantColors,
  );
  const rings = areasOf(ringNames, ringColors);
  const radarId = newId();
  const { name, description, isPublic } = radar;
  await db.insert(radars).values({
    id: radarId,
    corporationId: corporationIds[radar.corporation],
    name,
    description,
    isPublic,
    createdAt: at(-400),
    updatedAt: at(-(publishedDaysAgo[2] ?? 0)),
  });
  const owner = radar.corporation === 'skf' ? byEmail.get('owner@skf.example') : undefined;
  const editors = [owner ?? team[0]?.userId, team[1]?.userId].filter((id) => id !== undefined);
  await db.insert(radarEditors).values(editors.map((userId) => ({ radarId, userId })));

  const placed: Placed[] = radar.quadrants.flatMap(({ blips }, index) => {
    const ids = newIds(blips.length);
    return blips.map((blip, nth) => ({
      id: ids[nth] ?? newId(),
      blip,
      quadrantId: quadrants[index]?.id ?? '',
    }));
  });
  await db.insert(radarBlips).values(
    placed.map(({ id, blip }) => ({
      id,
      radarId,
      ownerId: random.next() < 0.7 ? random.pick(team).userId : null,
      companyIds: companiesFor(blip, makers),
    })),
  );

  let previous: EditionLayout | null = null;
  for (const [nth, daysAgo] of publishedDaysAgo.entries()) {
    const editionId = newId();
    const publishedAt = at(-daysAgo);
    const entries = placed.flatMap(({ id, blip, quadrantId }) => {
      const ring = ringOf(blip, nth);
      if (ring === null) return [];
      const before = nth === 0 ? null : ringOf(blip, nth - 1);
      return [
        {
          editionId,
          blipId: id,
          name: blip[0],
          description: blip[2],
          quadrantId,
          ringId: rings[ring]?.id ?? '',
          isSettled: isSettledIn(blip, nth),
          reason: before === null ? null : reasonFor(blip, before - ring),
          tags: random.some(
            ['sustainability', 'cost', 'safety', 'quality', 'lead time'],
            random.whole(0, 2),
          ),
          updatedAt: publishedAt,
        },
      ];
    });
    const rows: Rows = entries.map((entry) => ({ ...entry, id: entry.blipId }));
    const summary =
      nth === 0
        ? null
        : summaryOf(
            placed.map(({ blip }) => blip),
            rings,
            nth,
          );
    const layout: EditionLayout = layoutOf({ quadrants, rings }, rows, previous);
    previous = layout;
    await db.insert(radarEditions).values({
      id: editionId,
      radarId,
      number: nth + 1,
      name: editionName(publishedAt),

      quadrants,
      rings,
      summary,
      layout,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      notes:
        nth === 2
          ? 'Begin with what moved in, then what is new. Ten minutes for each quadrant.'
          : null,
    });
    await insertInBatches(entries, (batch) => db.insert(radarEntries).values(batch));
    await db.insert(auditEntries).values({
      kind: 'radar.editionPublished',
      subject: 'radar',
      subjectId: radarId,
      at: publishedAt,
      actorId: editors[0] ?? null,
      details: { name: editionName(publishedAt) },
    });
  }

  const discussed = random.some(placed, 3);
  await db.insert(radarComments).values(
    discussed.map(({ id }, index) => ({
      blipId: id,
      authorId: random.pick(team).userId,
      createdAt: at(-3 - index),
      body: random.pick(comments),
    })),
  );
  const { name: proposed, searched, quadrant, reason } = radar.proposal;
  const matching = directory.filter(({ called, use }) =>
    `${called} ${use}`.toLowerCase().includes(searched),
  );
  await db.insert(radarProposals).values({
    radarId,
    name: proposed,
    reason,
    quadrantId: quadrants[quadrant]?.id ?? null,
    ringId: rings[2]?.id ?? null,
    proposedBy: random.pick(team).userId,
    createdAt: at(-2),
    companyIds: matching.slice(0, 4).map(({ id }) => id),
    source: {
      kind: 'search',
      label: searched,
      count: matching.length,
      query: searchPathOf(searched, {}),
    },
  });
}

const comments = [
  'The supplier visited us in spring. Worth a second look before the next edition.',
  'We have numbers from one site only. Who has a second one?',
  'Agreed in the review. The owner writes down what would move it.',
];

/** Three radars with three editions each. A generator of their own leaves the other data as they are. */
export const radarsDemo = demoStep(
  [corporationsDemo, peopleDemo, directoryDemo],
  async (context) => {
    const random = seededRandom(seed);
    const directory = context.of(directoryDemo);
    const makers = directory
      .filter(({ status }) => status === 'operating')
      .map(({ id, oneLiner, tags }) => ({
        id,
        says: new Set(stemsOf([oneLiner, ...tags].join(' '))),
      }));
    for (const radar of [bearings, steel, marine])
      await fillRadar(context, random, radar, directory, makers);
  },
);
