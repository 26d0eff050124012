import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToOpportunity } from './links.ts';

/** Null: not on the team (any more). */
const role = z.nullable(z.string());

const caseTeamChanged = notification({
  values: z.object({
    opportunityId: z.string(),
    opportunity: z.string(),
    actor: z.string(),
    role,
    before: role,
  }),
  title: ({ opportunity, role, before }) => {
    if (role === null) return `You are no longer on the case team of ${opportunity}`;
    if (before === null) return `You are on the case team of ${opportunity}`;
    return `Your role on ${opportunity} is ${role} now`;
  },
  body: ({ actor, role, before }) => {
    if (role === null) return `${actor} took you off the team.`;
    if (before === null) return `${actor} added you as ${role}.`;
    return `${actor} changed it. It was ${before}.`;
  },
  link: ({ opportunityId, role }) =>
    linkToOpportunity(opportunityId, role === null ? undefined : 'team'),
  subjectName: ({ opportunity }) => opportunity,
  reason: ({ role }) =>
    role === null ? 'You were on its case team.' : 'You are on its case team.',
  channel: 'mail',
  ignoresMute: true,
});

const ofOpportunity = { subject: 'opportunity', live: 'opportunity' } as const;
const seenByAll = { ...ofOpportunity, audience: 'viewers' } as const;
const ofTeam = {
  ...ofOpportunity,
  audience: 'viewTeam',
  changesAccess: true,
  details: z.object({ userId: z.string(), role, before: role }),
  person: 'userId',
  notifies: { 'case team changed': caseTeamChanged },
} as const;

export const opportunityEvents = declareEvents({
  'opportunity.created': {
    ...seenByAll,
    history: 'created the opportunity',
    details: z.object({ name: z.string() }),
  },
  'opportunity.updated': {
    ...seenByAll,
    history: 'changed the opportunity',
    details: z.object({ fields: z.array(z.string()) }),
    tells: { fields: 'fields' },
  },
  'opportunity.closed': {
    ...seenByAll,
    history: 'closed the opportunity',
    details: z.object({ reason: z.optional(z.string()) }),
    tells: { reason: 'reason' },
  },
  'opportunity.reopened': {
    ...seenByAll,
    history: 'reopened the opportunity',
    details: z.object({ reason: z.optional(z.string()) }),
  },
  'opportunity.removed': {
    ...seenByAll,
    history: 'took the opportunity away',
    changesAccess: true,
    details: z.object({ name: z.string() }),
  },
  'opportunity.imported': {
    ...seenByAll,
    history: 'imported the opportunity',
    details: z.object({ source: z.string(), externalId: z.string() }),
  },
  'template.saved': {
    ...ofOpportunity,
    audience: 'editOpportunity',
    history: 'saved the opportunity as the template {name}',
    details: z.object({ name: z.string() }),
    tells: { name: 'name' },
  },
  'template.deleted': {
    subject: 'corporation',
    history: 'deleted the template',
    details: z.object({ name: z.string() }),
  },
  'team.joined': { ...ofTeam, history: 'added {person} to the case team', tells: { role: 'role' } },
  'team.roleChanged': {
    ...ofTeam,
    history: 'gave another role to {person}',
    tells: { from: 'before', to: 'role' },
  },
  'team.left': { ...ofTeam, history: 'took {person} from the case team' },
});
