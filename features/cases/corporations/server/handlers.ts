import { refusals } from '#core/domain/refusals.ts';
import type { corporations } from '#features/cases/corporations/feature.domain.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import { defaultQuestionsOf } from '#features/cases/corporations/server/shared/default-questions.ts';
import { refused } from '#core/platform/http/refused.ts';
import { openCycle } from '#features/cases/corporations/server/shared/open-cycle.ts';
import { cyclesOf } from './cycles.ts';
import type { CorporationStore } from './store.ts';

export const corporationHandlers = (
  store: CorporationStore,
): Handlers<(typeof corporations)['endpoints']['corporations']> => ({
  list: ({ viewer }) => store.list(viewer),
  ofUser: ({ viewer, params }) => {
    if (!viewer.seesAll && params.userId !== viewer.userId) throw refused(refusals.notFound);
    return store.ofUser(viewer, params.userId);
  },
  cycles: async ({ viewer, params, db }) => {
    await assertCorporationVisible(db, viewer, params.id);
    return cyclesOf(db, params.id);
  },
  form: async ({ viewer, params, db }) => {
    await assertCorporationVisible(db, viewer, params.id);
    return { questions: await defaultQuestionsOf(db, params.id) };
  },
  addCycle: async ({ viewer, params, body, db }) => {
    await assertCorporationVisible(db, viewer, params.id);
    const subject = await corporationSubject(db, viewer, params.id);
    return openCycle(db, grant(viewer, 'openCycle', subject), body);
  },
});
