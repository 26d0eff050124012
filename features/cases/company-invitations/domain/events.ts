import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';

const ofOpportunity = {
  subject: 'opportunity' as const,
  live: 'opportunity' as const,
  audience: 'viewTeam' as const,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;

const declined = notification({
  values: z.object({
    opportunityId: z.string(),
    opportunity: z.string(),
    companyName: z.string(),
    reason: z.string(),
  }),
  title: ({ companyName }) => `${companyName} declined your invitation`,
  body: ({ opportunity, reason }) => `${opportunity}: ${reason}`,
  subjectName: ({ opportunity }) => opportunity,
  reason: () => 'You sent the invitation.',
  link: ({ opportunityId }) => linkToOpportunity(opportunityId, 'matches'),
});

export const invitationEvents = declareEvents({
  'companyInvitation.sent': {
    ...ofOpportunity,
    history: 'invited {name}',
    title: 'Invited a company',
  },
  'companyInvitation.withdrawn': {
    ...ofOpportunity,
    history: 'withdrew the invitation of {name}',
    title: 'Withdrew an invitation',
  },
  'companyInvitation.declined': {
    ...ofOpportunity,
    history: 'recorded that {name} declined the invitation',
    title: 'Recorded a declined invitation',
    notifies: { 'invitation declined': declined },
  },
});
