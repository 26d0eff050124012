import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporationEvents as events } from '#features/cases/corporations/domain/events.ts';
import { questionsWithIds } from '#features/cases/corporations/domain/questions.ts';
import type {
  setPublicPage,
  setStages,
} from '#features/cases/corporations/domain/settings-endpoints.ts';
import { introductionOf } from '#features/cases/corporations/server/shared/introduction.ts';
import type { SubmissionChanges } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { changeStages } from './change-stages.ts';
import { grantSettings, lockForChange } from './grant-settings.ts';
import { settingsDifference } from './settings-difference.ts';
import { loadSettings, settingsStore as store } from './settings-store.ts';

interface SubmissionSettings {
  readonly setPublicPage: typeof setPublicPage;
  readonly setStages: typeof setStages;
}

/** Settings of what submitters see. Submissions follow their stages. */
export const submissionSettingsHandlers = (
  submissionChanges: SubmissionChanges,
): Handlers<SubmissionSettings> => ({
  setPublicPage: async ({ viewer, params: { id }, body, db }) => {
    const { before, userId } = await lockForChange(db, viewer, id, body.version);
    const { version: _, igniteEnabled, introduction: typed, ...page } = body;
    const introduction = introductionOf({ introduction: typed }, before.introduction);
    const newQuestions = questionsWithIds(page.questions, before.questions, newId);
    await store.mergeConfig(
      db,
      id,
      { ...page, questions: newQuestions },
      { igniteEnabled, introduction },
    );
    const after = await loadSettings(db, id);
    const { headline, accent, questions } = after;
    const difference = settingsDifference(before, {
      igniteEnabled,
      introduction,
      headline,
      accent,
      questions,
    });
    if (difference) {
      const about = { corporationId: id, actorId: userId, name: after.name };
      await emit(db, events['corporation.changed'], { ...about, ...difference });
    }
    return after;
  },

  setStages: async ({ viewer, params: { id }, body, db }) => {
    const { userId } = await grantSettings(db, viewer, id);
    return changeStages(db, { id, userId, viewer, submissionChanges }, body);
  },
});
