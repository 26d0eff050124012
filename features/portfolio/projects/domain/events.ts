import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToProject } from './links.ts';

const aboutProject = z.object({ projectId: z.string(), name: z.string() });

const updateOverdue = notification({
  values: z.extend(aboutProject, { days: z.int() }),
  title: ({ name }) => `An update of ${name} is overdue`,
  body: ({ days }) => `The last one is ${days} days old.`,
  link: ({ projectId }) => linkToProject(projectId),
  subjectName: ({ name }) => name,
  reason: () => 'You own this project.',
  channel: 'mail',
  replaces: ({ projectId }) => projectId,
});

const decisionDateReached = notification({
  values: z.extend(aboutProject, { decisionDate: z.string() }),
  title: ({ name }) => `The pilot of ${name} is to be decided`,
  body: () => 'Scale, stop, or extend it once.',
  link: ({ projectId }) => linkToProject(projectId),
  subjectName: ({ name }) => name,
  reason: () => 'You own this project or its pilot.',
  channel: 'mail',
  replaces: ({ projectId }) => projectId,
});

const ofProject = { subject: 'project', live: 'project', audience: 'viewers' } as const;
const named = {
  ...ofProject,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;
const changed = {
  ...ofProject,
  details: z.object({ from: z.string(), to: z.string(), reason: z.optional(z.string()) }),
  tells: { from: 'from', to: 'to', reason: 'reason' },
} as const;
const ofMember = {
  ...ofProject,
  details: z.object({ userId: z.string(), role: z.nullable(z.string()) }),
  tells: { role: 'role' },
  person: 'userId',
} as const;

export const projectEvents = declareEvents({
  'project.created': { ...named, history: 'started the project' },
  'project.updated': {
    ...ofProject,
    history: 'changed the project',
    details: z.object({ fields: z.array(z.string()) }),
    tells: { fields: 'fields' },
  },
  'project.phaseChanged': { ...changed, history: 'moved the project to another phase' },
  'project.healthChanged': { ...changed, history: 'changed the health' },
  'project.ownerChanged': {
    ...ofProject,
    history: 'made {person} the owner',
    changesAccess: true,
    details: z.object({ userId: z.string() }),
    person: 'userId',
  },
  'project.dateMoved': {
    ...ofProject,
    history: 'moved the date of {name}',
    title: 'Moved a date of the project',
    details: z.object({ name: z.string(), from: z.string(), to: z.string() }),
    tells: { name: 'name', from: 'from', to: 'to' },
  },
  'project.removed': { ...named, history: 'deleted the project', changesAccess: true },
  'project.restored': { ...named, history: 'restored the project', changesAccess: true },
  'project.milestoneAdded': { ...named, history: 'added the milestone {name}' },
  'project.milestoneChanged': { ...named, history: 'changed the milestone {name}' },
  'project.milestoneReached': { ...named, history: 'reached the milestone {name}' },
  'project.milestoneReopened': { ...named, history: 'reopened the milestone {name}' },
  'project.milestoneRemoved': { ...named, history: 'deleted the milestone {name}' },
  'project.milestoneRestored': { ...named, history: 'restored the milestone {name}' },
  'project.updatePosted': { ...ofProject, history: 'posted an update' },
  'project.updateChanged': { ...ofProject, history: 'changed an update' },
  'project.updateRemoved': { ...ofProject, history: 'deleted an update' },
  'project.updateRestored': { ...ofProject, history: 'restored an update' },
  'project.riskAdded': { ...named, history: 'added the risk {name}' },
  'project.riskChanged': { ...named, history: 'changed the risk {name}' },
  'project.riskClosed': { ...named, history: 'closed the risk {name}' },
  'project.riskReopened': { ...named, history: 'reopened the risk {name}' },
  'project.riskRemoved': { ...named, history: 'deleted the risk {name}' },
  'project.riskRestored': { ...named, history: 'restored the risk {name}' },
  'project.decisionAdded': { ...named, history: 'recorded the decision {name}' },
  'project.decisionChanged': { ...named, history: 'changed the decision {name}' },
  'project.decisionRemoved': { ...named, history: 'deleted the decision {name}' },
  'project.decisionRestored': { ...named, history: 'restored the decision {name}' },
  'project.memberAdded': { ...ofMember, history: 'added {person} to the team' },
  'project.memberChanged': { ...ofMember, history: 'gave another role to {person}' },
  'project.memberRemoved': { ...ofMember, history: 'took {person} from the team' },
  'project.charterWritten': { ...ofProject, history: 'wrote the pilot charter' },
  'project.charterChanged': { ...ofProject, history: 'changed the pilot charter' },
  'project.pilotWithoutCharter': {
    ...ofProject,
    history: 'began the pilot without a charter',
    details: z.object({ reason: z.string() }),
    tells: { reason: 'reason' },
  },
  'project.resultRecorded': {
    ...named,
    history: 'recorded the result of {name}',
    title: 'Recorded a result of the pilot',
  },
  'project.pilotDecided': {
    ...ofProject,
    history: 'decided on the pilot:',
    title: 'Decided on the pilot',
    details: z.object({ outcome: z.string(), reason: z.string() }),
    tells: { to: 'outcome', reason: 'reason' },
  },
  'project.pilotExtended': { ...changed, history: 'extended the pilot' },
  'project.updateOverdue': {
    subject: 'project' as const,
    notifies: { 'project update overdue': updateOverdue },
  },
  'project.decisionDue': {
    subject: 'project' as const,
    notifies: { 'decision date reached': decisionDateReached },
  },
});
