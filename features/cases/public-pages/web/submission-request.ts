import { webAddress } from '#core/domain/web-address.ts';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import type { PublicSubmission } from '#features/cases/public-pages/domain/public-submission.ts';
import { sentAnswers, type Draft } from './draft.ts';

/** The request body from the draft. Unanswered questions are left out. */
export function toSubmissionRequest(
  draft: Draft,
  { questions, formToken }: Pick<PublicOpportunity, 'questions' | 'formToken'>,
  trap: string,
): PublicSubmission {
  const { fields, mayBeListed, files } = draft;
  return {
    companyName: fields.companyName.trim(),
    website: webAddress(fields.website),
    // What only a listing shows is sent with the consent to it.
    ...(mayBeListed && {
      mayBeListed,
      country: fields.country || null,
      oneLiner: fields.oneLiner.trim() || null,
    }),
    contactName: fields.contactName.trim(),
    contactEmail: fields.contactEmail.trim(),
    title: fields.title.trim(),
    pitch: fields.pitch.trim(),
    answers: sentAnswers(draft, questions),
    attachments: files.map(({ id, claim }) => ({ id, claim })),
    formToken,
    trap,
  };
}
