import * as z from 'zod/mini';
import { CompanyCard, RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { EntryMatchReason } from '#features/directory/companies/domain/entry-match.ts';
import { Submission } from '#features/cases/submissions/domain/submission.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';

/** The company of the directory that a submission is by. */

const params = z.object({ id: Uuid });
const may = 'editSubmission';

export const candidates = endpoint({
  method: 'GET',
  path: '/submissions/{id}/company-candidates',
  summary: 'The companies of the directory that the submitter may be, the likeliest first.',
  may,
  params,
  answer: z.object({
    /** Whether the first is surely the submitter. */
    isSure: z.boolean(),
    companies: z.array(z.object({ company: CompanyCard, by: EntryMatchReason })),
  }),
});

export const link = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/company',
  summary: 'Links a submission to a company of the directory.',
  may,
  params,
  body: z.object({ company: RequestedCompany }),
  answer: Submission,
});

export const unlink = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/company',
  summary: 'Unlinks a submission from its company, whose name stays.',
  may,
  params,
  answer: Submission,
});

export const add = endpoint({
  method: 'POST',
  path: '/submissions/{id}/company',
  summary:
    'Adds the submitter to the directory and links it, if it may be listed. One that is there already is linked.',
  may,
  params,
  answer: z.object({
    submission: Submission,
    /** Whether a record was made. */
    isNew: z.boolean(),
  }),
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/listing',
  summary:
    'Unlinks a company that was added from this submission, and removes it from the directory unless anything else refers to it.',
  may,
  params,
  answer: z.object({ submission: Submission, isRemoved: z.boolean() }),
});

export const setConsent = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/listing',
  summary:
    'Records whether a company may be listed, as it told a colleague. What a founder said in the form, only the founder changes.',
  may,
  params,
  body: z.object({ agreed: z.boolean() }),
  answer: Submission,
});
