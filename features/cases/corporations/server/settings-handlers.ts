import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationEvents as events } from '#features/cases/corporations/domain/events.ts';
import type * as endpoints from '#features/cases/corporations/domain/settings-endpoints.ts';
import { createCorporation } from '#features/cases/corporations/server/shared/create-corporation.ts';
import { introductionOf } from '#features/cases/corporations/server/shared/introduction.ts';
import type { SubmissionChanges } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { cycleHandlers } from './cycle-handlers.ts';
import { setDomains } from './domains.ts';
import { grantSettings, lockForChange } from './grant-settings.ts';
import { lifecycleHandlers } from './lifecycle-handlers.ts';
import { legalTextsHandlers } from './legal-texts-handlers.ts';
import { logoHandlers } from './logo-handlers.ts';
import { assertSlug, withFreeSlug } from './slugs.ts';
import { settingsDifference } from './settings-difference.ts';
import { submissionSettingsHandlers } from './submission-settings-handlers.ts';
import { loadSettings, settingsStore as store } from './settings-store.ts';

export const settingsHandlers = (
  submissionChanges: SubmissionChanges,
): Handlers<typeof endpoints> => ({
  list: ({ db }) => store.list(db),

  create: async ({ viewer, body, db }) => {
    const granted = grant(viewer, 'createCorporation');
    await assertSlug(db, body.slug, null);
    return loadSettings(db, await createCorporation(db, granted, body));
  },

  get: async ({ viewer, params: { id }, db }) => {
    await grantSettings(db, viewer, id);
    return loadSettings(db, id);
  },

  change: async ({ viewer, params: { id }, body, db }) => {
    const { version, ...draft } = body;
    const { before, userId } = await lockForChange(db, viewer, id, version, 'editCorporation');
    const { name, slug, domains, timeZone = before.timeZone } = draft;
    await assertSlug(db, slug, before);
    const introduction = introductionOf(draft, before.introduction);
    const changes = { name, slug, timeZone, introduction };
    await withFreeSlug(slug, store.update(db, id, changes));
    await setDomains(db, id, domains);
    const after = await loadSettings(db, id);
    const { version: _, updatedAt: __, ...recorded } = after;
    const difference = settingsDifference(before, recorded);
    if (difference) {
      const about = { corporationId: id, actorId: userId, name };
      await emit(db, events['corporation.changed'], { ...about, ...difference });
    }
    return after;
  },

  ...submissionSettingsHandlers(submissionChanges),

  ...legalTextsHandlers,
  ...logoHandlers,

  ...lifecycleHandlers,
  ...cycleHandlers,
});
