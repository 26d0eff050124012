import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToCompany } from './link-to-company.ts';

/** Company records belong to no opportunity: only the user who decided is notified. */
const ofMatch = {
  subject: 'company',
  details: z.object({
    matchId: z.string(),
    otherId: z.string(),
    reason: z.unknown(),
    was: z.string(),
  }),
} as const;

const name = z.string();
const ofProposal = { subject: 'proposal', details: z.object({ name }) } as const;

const proposalAccepted = notification({
  values: z.object({ name, companyId: z.string() }),
  title: ({ name }) => `${name} was added to the directory`,
  link: ({ companyId }) => linkToCompany({ kind: 'startup', id: companyId }),
  subjectName: ({ name }) => name,
  reason: () => 'You proposed this company.',
});

const proposalDeclined = notification({
  values: z.object({ name, reason: z.string() }),
  title: ({ name }) => `${name} was not added to the directory`,
  body: ({ reason }) => reason || null,
  link: () => '/search',
  subjectName: ({ name }) => name,
  reason: () => 'You proposed this company.',
});

export const companyEvents = declareEvents({
  'company.added': {
    subject: 'company',
    history: 'added a company to the directory',
    details: z.object({ name }),
  },
  'company.edited': {
    subject: 'company',
    history: 'edited a company',
    details: z.object({ fields: z.array(z.string()) }),
  },
  'proposal.made': { ...ofProposal, history: 'proposed a company for the directory' },
  'proposal.accepted': {
    ...ofProposal,
    history: 'added a proposed company to the directory',
    notifies: { 'proposal accepted': proposalAccepted },
  },
  'proposal.declined': {
    ...ofProposal,
    history: 'declined a proposed company',
    notifies: { 'proposal declined': proposalDeclined },
  },
  'company.matchAccepted': { ...ofMatch, history: 'said that two records are one company' },
  'company.matchRejected': { ...ofMatch, history: 'said that two records are not one company' },
  'company.matchReopened': { ...ofMatch, history: 'took a decision on two records back' },
});
