import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/public-pages/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { followUpHandlers, type Correspondence } from './follow-up-handlers.ts';
import { receiveSubmission } from './receive-submission.ts';
import { publicCorporationOf } from '#features/cases/public-pages/server/shared/published.ts';
import {
  findOpenOpportunities,
  findPublicLegalText,
  findPublicPage,
  findPublishedOpportunity,
} from './pages.ts';
import type { Proofs } from './proofs.ts';
import { assertPendingQuota, savePendingFile } from './pending-uploads.ts';

/** A published opportunity. Unpublished and missing ones are both not found. */
async function loadPublishedOpportunity(db: Queryable, id: string) {
  const published = await findPublishedOpportunity(db, id);
  if (published === null) throw refused(refusals.notFound);
  return published;
}

async function loadOpenOpportunity(db: Queryable, id: string) {
  const published = await loadPublishedOpportunity(db, id);
  if (published.opportunity.status === 'FINISHED')
    throw refused(publicPageRefusals['public.finished']);
  return published;
}

export const publicHandlers = (
  proofs: Proofs,
  correspondence: Correspondence,
  quota: FileQuota,
): Handlers<typeof endpoints> => ({
  corporation: async ({ params, db }) => {
    const page = await findPublicPage(db, params.slug);
    if (page === null) throw refused(refusals.notFound);
    return page;
  },
  legalText: async ({ params, query, db }) => {
    const text = await findPublicLegalText(db, { ...params, ...query });
    if (text === null) throw refused(refusals.notFound);
    return text;
  },
  openOpportunities: ({ db }) => findOpenOpportunities(db),
  opportunity: async ({ params, db }) => {
    const { opportunity, corporation } = await loadPublishedOpportunity(db, params.id);
    return {
      ...opportunity,
      corporation: publicCorporationOf(corporation),
      firstAnswerDays: promisedDays(stagesOf(corporation.igniteConfig)),
      formToken: proofs.formToken(opportunity.id, Date.now()),
    };
  },
  sendFile: {
    admit: async ({ params, db }) =>
      assertPendingQuota(db, (await loadOpenOpportunity(db, params.id)).corporationId),
    keep: async ({ params, db }, file) => {
      const { corporationId } = await loadOpenOpportunity(db, params.id);
      await savePendingFile(db, corporationId, file, quota);
      const { id, name, size, contentType } = file;
      return { id, name, size, contentType, claim: proofs.claim(params.id, id) };
    },
  },
  submit: async ({ params, body, db }) =>
    receiveSubmission(db, await loadOpenOpportunity(db, params.id), body, proofs, correspondence),
  ...followUpHandlers(correspondence.links, proofs, quota),
});
