import { eq } from 'drizzle-orm';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { newId } from '#core/server/tables/columns.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { radarsDemo } from '#features/portfolio/radars/demo/fill-radars.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import type { SubjectKind } from '#features/portfolio/spotlight/domain/spotlight.ts';
import type { BlockRow } from '#features/portfolio/spotlight/server/block-store.ts';
import { writtenBlocks } from '#features/portfolio/spotlight/server/load-spotlight.ts';
import { loadMember } from '#features/portfolio/spotlight/server/reader.ts';
import {
  spotlightBlocks,
  spotlightEditionPages,
  spotlightEditions,
  spotlightPlaces,
  spotlightPublications,
} from '#features/portfolio/spotlight/server/tables.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { demoBlocks, demoEditions, watched } from './demo-blocks.ts';

const peopleOfAWeek = 4;

/** What several people of its corporation do with an opportunity in a week, after a few in the weeks before. */
async function fillAttention({ db, at }: FillContext): Promise<void> {
  for (const { opportunity, count } of watched) {
    const [row] = await db
      .select({ id: opportunities.id, corporationId: opportunities.corporationId })
      .from(opportunities)
      .where(eq(opportunities.name, opportunity));
    if (!row) continue;
    const people = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.corporationId, row.corporationId))
      .orderBy(users.email)
      .limit(peopleOfAWeek);
    const days = [
      ...Array.from({ length: count }, (_, nth) => 0.5 + (nth * 6) / count),
      ...Array.from({ length: 9 }, (_, nth) => 9 + nth * 5),
    ];
    await db.insert(auditEntries).values(
      days.map((ago, nth) => ({
        kind: 'opportunity.updated' as const,
        subject: 'opportunity',
        subjectId: row.id,
        opportunityId: row.id,
        actorId: people[nth % people.length]?.id ?? null,
        details: { fields: ['focusAreas'] },
        at: at(-ago),
      })),
    );
  }
}

type Subject = Pick<(typeof demoBlocks)[number], 'opportunity' | 'radar'>;

/** What a block is about, and who reads it: the people whose it is, or everybody where it is about nothing. */
async function findSubject({ db }: FillContext, { opportunity, radar }: Subject) {
  const [row] =
    opportunity === undefined
      ? await db
          .select({ id: radars.id, corporationId: radars.corporationId })
          .from(radars)
          .where(eq(radars.name, radar ?? ''))
      : await db
          .select({ id: opportunities.id, corporationId: opportunities.corporationId })
          .from(opportunities)
          .where(eq(opportunities.name, opportunity));
  const subjectKind: SubjectKind = opportunity === undefined ? 'radar' : 'opportunity';
  return row === undefined
    ? { subjectKind: null, subjectId: null, corporationIds: [] }
    : { subjectKind, subjectId: row.id, corporationIds: [row.corporationId] };
}

/** Pages of each corporation, as its people read them then. */
async function fillEditions(context: FillContext, corporationIds: readonly string[]) {
  const { db, at } = context;
  const publishedBy = context.of(peopleDemo).byEmail.get('foundry@outrider.example') ?? null;
  for (const [nth, { title, daysAgo, blocks }] of demoEditions.entries()) {
    const number = nth + 1;
    const then = at(-daysAgo);
    const rows: BlockRow[] = [];
    for (const block of blocks)
      rows.push({
        id: newId(),
        title: block.title,
        body: block.body,
        version: 1,
        isPublic: false,
        from: null,
        until: null,
        createdAt: then,
        ...(await findSubject(context, block)),
      });
    await db.insert(spotlightEditions).values({ number, title, publishedAt: then, publishedBy });
    for (const corporationId of corporationIds) {
      const texts = await writtenBlocks(
        db,
        await loadMember(db, corporationId),
        rows,
        new Date(then),
      );
      await db
        .insert(spotlightEditionPages)
        .values({ number, corporationId, blocks: [...texts.values()] });
    }
  }
}

/** Written blocks, what people look at, earlier editions, and Spotlight on the web of each corporation. */
export const spotlightDemo = demoStep([peopleDemo, radarsDemo, historyDemo], async (context) => {
  const { db, at } = context;
  const order: string[] = [];
  for (const { title, body, isPublic = false, fromDaysAgo, ...about } of demoBlocks) {
    const id = newId();
    order.push(id);
    await db.insert(spotlightBlocks).values({
      id,
      title,
      body,
      isPublic,
      fromAt: at(-fromDaysAgo),
      createdAt: at(-fromDaysAgo),
      ...(await findSubject(context, about)),
    });
  }
  await db
    .insert(spotlightPlaces)
    .values(
      [...order.slice(0, 3), 'opportunities', 'attention', 'radars', ...order.slice(3)].map(
        (block, place) => ({ block, place }),
      ),
    );
  await fillAttention(context);
  const all = await db.select({ corporationId: corporations.id }).from(corporations);
  await db.insert(spotlightPublications).values(all);
  await fillEditions(
    context,
    all.map(({ corporationId }) => corporationId),
  );
});
