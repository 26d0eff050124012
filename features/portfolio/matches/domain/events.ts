import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { pluralize } from '#core/domain/format.ts';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { linkToCompany } from '#features/directory/companies/domain/link-to-company.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';

const newMatches = notification({
  values: z.object({
    opportunityId: z.string(),
    opportunity: z.string(),
    count: z.int(),
    companies: z.array(
      z.object({ ref: CompanyRef, name: z.string(), oneLiner: z.nullable(z.string()) }),
    ),
  }),
  title: ({ count, opportunity }) =>
    `${pluralize(count, 'new company matches', 'new companies match')} “${opportunity}”`,
  body: ({ companies }) => companies.map(({ name }) => name).join(', ') || null,
  subjectName: ({ opportunity }) => opportunity,
  reason: ({ opportunity }) => `You are on the case team of ${opportunity}.`,
  link: ({ opportunityId }) => linkToOpportunity(opportunityId, 'matches'),
  lines: ({ companies }) =>
    companies.map(({ ref, name: text, oneLiner: note }) => ({
      text,
      note,
      link: linkToCompany(ref),
    })),
  channel: 'mail',
});

export const matchEvents = declareEvents({
  'match.found': {
    subject: 'opportunity',
    notifies: { 'new companies match': newMatches },
  },
});
