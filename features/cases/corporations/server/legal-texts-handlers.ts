import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationEvents as events } from '#features/cases/corporations/domain/events.ts';
import type { setLegalTexts } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { lockForChange } from './grant-settings.ts';
import { addLegalTexts, legalTextIds } from './legal-texts-store.ts';
import { loadSettings, settingsStore as store } from './settings-store.ts';

const trimmed = (text: string | null) => text?.trim() || null;

export const legalTextsHandlers: Handlers<{ readonly setLegalTexts: typeof setLegalTexts }> = {
  setLegalTexts: async ({ viewer, params: { id }, body, db }) => {
    const { before, userId } = await lockForChange(db, viewer, id, body.version);
    const earlier = await legalTextIds(db, id);
    await addLegalTexts(db, id, before.legalTexts, {
      privacy: trimmed(body.privacy),
      terms: trimmed(body.terms),
      imprint: trimmed(body.imprint),
    });
    await store.update(db, id, {});
    await emit(db, events['corporation.changed'], {
      corporationId: id,
      actorId: userId,
      name: before.name,
      before: { legalTexts: earlier },
      after: { legalTexts: await legalTextIds(db, id) },
    });
    return loadSettings(db, id);
  },
};
