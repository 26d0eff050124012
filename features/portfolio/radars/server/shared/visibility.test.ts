import { and, eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, sees } from '#core/domain/authorization/permissions.ts';
import { viewersOf } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { asPerson, kindOf } from '#core/tests/every-kind-of-person.ts';
import { openEveryViewer } from '#core/tests/every-viewer.ts';
import { radarEditors, radars } from '#features/portfolio/radars/server/tables.ts';
import {
  discussedRadar,
  radarOfCorporation,
  visibleRadar,
  visibleRadarOfAnyState,
} from './visibility.ts';

const { db, place, everybody, signedIn, fulfilling, unlike } = await openEveryViewer();

describe.each([false, true])('radars, on the web: %s', (isPublic) => {
  const { corporationId } = place;
  const editors = signedIn.filter((_, index) => index % 2 === 0);
  const subject = { corporationId, isPublic, editorAuthIds: editors.map(({ authId }) => authId) };
  let radarId = '';
  const only = (condition: SQL) =>
    db
      .select({ id: radars.id })
      .from(radars)
      .where(and(eq(radars.id, radarId), condition));

  beforeAll(async () => {
    const [made] = await db
      .insert(radars)
      .values({ name: 'Theirs', corporationId, isPublic })
      .returning({ id: radars.id });
    radarId = made?.id ?? '';
    await db.insert(radarEditors).values(editors.map(({ id: userId }) => ({ radarId, userId })));
  });

  test('are seen by the foundry, their corporation and, on the web, everybody', async () => {
    expect(
      await unlike(
        (viewer) => only(visibleRadar(visibilityScopeOf(viewer))),
        (one) => sees(asPerson(one), 'radar', subject),
      ),
    ).toEqual([]);
  });

  test('are discussed by those who may, and not by everybody who reads them', async () => {
    expect(
      await unlike(
        (viewer) => only(discussedRadar(visibilityScopeOf(viewer))),
        (one) => may(asPerson(one), 'discussRadar', subject),
      ),
    ).toEqual([]);
  });

  test('are out of sight when they are removed, except to bring them back', async () => {
    await db.update(radars).set({ isActive: false }).where(eq(radars.id, radarId));
    for (const condition of [visibleRadar, discussedRadar]) {
      const seen = (viewer: Viewer) => only(condition(visibilityScopeOf(viewer)));
      expect(await unlike(seen, () => false)).toEqual([]);
    }
    const removed = (viewer: Viewer) => only(visibleRadarOfAnyState(visibilityScopeOf(viewer)));
    expect(await unlike(removed, (one) => sees(asPerson(one), 'radar', subject))).toEqual([]);
  });
});

test('people who can be named as editors of a radar see one that is not on the web', async () => {
  const { corporationId } = place;
  const viewerIds = await fulfilling(viewersOf('radar', radarOfCorporation(corporationId)));
  const wrong = everybody.filter(
    (one) =>
      viewerIds.has(one.id) !==
      (one.isActive && sees(asPerson(one), 'radar', { corporationId, isPublic: false })),
  );
  expect(wrong.map(kindOf)).toEqual([]);
});

describe('when its corporation was deleted', () => {
  const { corporationId } = place;
  const setActive = (isActive: boolean) =>
    db.update(corporations).set({ isActive }).where(eq(corporations.id, corporationId));

  beforeAll(async () => {
    await db.insert(radars).values({ name: 'On the web', corporationId, isPublic: true });
    await setActive(false);
  });
  afterAll(() => setActive(true));

  test.each([
    ['sees', visibleRadar],
    ['discusses', discussedRadar],
  ])('nobody %s a radar, not even the foundry', async (_what, condition) => {
    const read = (viewer: Viewer) =>
      db
        .select({ id: radars.id })
        .from(radars)
        .where(condition(visibilityScopeOf(viewer)));
    expect(await unlike(read, () => false)).toEqual([]);
  });

  test('nobody can be named as an editor', async () => {
    const viewerIds = await fulfilling(viewersOf('radar', radarOfCorporation(corporationId)));
    expect(viewerIds.size).toBe(0);
  });
});
