import type * as endpoints from '#features/public/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { publicPageOf } from '#features/corporations/domain/public-page.ts';
import { promiseOf } from '#features/submissions/domain/clock.ts';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { followUpHandlers, type Correspondence } from './follow-up-handlers.ts';
import { receive } from './receiving.ts';
import { challengeOf, pageOf, shown } from './pages.ts';
import type { Proofs } from './proofs.ts';
import { demandRoomToWait, keepSent } from './sent-files.ts';

/** What is open to everybody. Unpublished and missing are one. */
async function publishedChallenge(db: Queryable, id: string) {
  const challenge = await challengeOf(db, id);
  if (challenge === null) throw refused('notFound');
  return challenge;
}

async function openChallenge(db: Queryable, id: string) {
  const challenge = await publishedChallenge(db, id);
  if (challenge.opportunity.status === 'FINISHED') throw refused('public.finished');
  return challenge;
}

export const publicHandlers = (
  proofs: Proofs,
  correspondence: Correspondence,
): Handlers<typeof endpoints> => ({
  corporation: async ({ params, db }) => {
    const page = await pageOf(db, params.slug);
    if (page === null) throw refused('notFound');
    return page;
  },
  challenge: async ({ params, db }) => {
    const { opportunity, corporation } = await publishedChallenge(db, params.id);
    const stages = stagesOf(corporation.igniteConfig);
    return {
      ...opportunity,
      corporation: shown(corporation),
      questions: [...publicPageOf(corporation.igniteConfig).questions],
      firstAnswerDays: promiseOf(stages, stages[0]?.name ?? ''),
      formToken: proofs.formToken(opportunity.id, Date.now()),
    };
  },
  sendFile: {
    admit: async ({ params, db }) =>
      demandRoomToWait(db, (await openChallenge(db, params.id)).corporationId),
    keep: async ({ params, db }, file) => {
      const { corporationId } = await openChallenge(db, params.id);
      await keepSent(db, corporationId, file);
      const { id, name, size, contentType } = file;
      return { id, name, size, contentType, claim: proofs.claim(params.id, id) };
    },
  },
  handIn: async ({ params, body, db }) =>
    receive(db, await openChallenge(db, params.id), body, proofs, correspondence),
  ...followUpHandlers(correspondence.links),
});
