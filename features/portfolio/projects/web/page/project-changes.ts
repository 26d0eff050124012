import { remove, restore } from '#features/portfolio/projects/domain/endpoints.ts';
import {
  addMilestone,
  changeDecision,
  changeMilestone,
  changeRisk,
  changeUpdate,
  removeDecision,
  removeMilestone,
  removeRisk,
  removeUpdate,
} from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type {
  Milestone,
  ProjectDecision,
  ProjectUpdate,
  Risk,
} from '#features/portfolio/projects/domain/project-parts.ts';
import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { sendOnTop, sendShownProject } from './send-changes.ts';
import type { ProjectMutation } from './use-project-mutation.ts';

/** Changes of a project's page: how they are shown, sent and taken back. */

type Field = 'phase' | 'health';
type State = { readonly phase: ProjectPhase; readonly health: ProjectHealth };

/** Sets the phase or the health. */
export function setState<Name extends Field>(
  page: ProjectPage,
  name: Name,
  value: State[Name],
  { reason, isUndo = false }: { readonly reason?: string; readonly isUndo?: boolean } = {},
): ProjectMutation {
  const before = page[name];
  return {
    send: () => sendShownProject(page, { [name]: value, ...(reason !== undefined && { reason }) }),
    show: (page) => ({ ...page, [name]: value }),
    ...(isUndo
      ? {}
      : {
          notice: name === 'phase' ? `Moved to ${value}.` : 'Health changed.',
          undo: (answer) => setState(answer, name, before as State[Name], { isUndo: true }),
        }),
  };
}

const days = { startDate: 'start date', endDate: 'end date' } as const;
const startOf = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`);

/** Sets a date of the project itself; null clears it. */
export function setDate(
  page: ProjectPage,
  name: keyof typeof days,
  day: string | null,
  isUndo = false,
): ProjectMutation {
  const before = page[name]?.slice(0, 10) ?? null;
  return {
    send: () => sendShownProject(page, { [name]: day }),
    show: (page) => ({ ...page, [name]: startOf(day) }),
    ...(isUndo
      ? {}
      : {
          notice: `The ${days[name]} was changed.`,
          undo: (answer) => setDate(answer, name, before, true),
        }),
  };
}

export const setOwner = (
  page: ProjectPage,
  owner: ProjectPage['owner'],
  isUndo = false,
): ProjectMutation => ({
  send: () => sendShownProject(page, { ownerId: owner?.id ?? null }),
  show: (page) => ({ ...page, owner }),
  ...(isUndo
    ? {}
    : {
        notice: owner === null ? 'There is no owner now.' : `${owner.name} is the owner.`,
        undo: (answer) => setOwner(answer, page.owner, true),
      }),
});

/** Deleting leaves the page; Undo comes back to it. */
export const removeProject = (id: string): Promise<null> =>
  call(remove, { params: { id } }).then(() => null);
export const restoreProject = (id: string): Promise<ProjectPage | null> =>
  call(restore, { params: { id } });

const inList = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  change: Partial<Part>,
): Part[] => parts.map((part) => (part.id === id ? { ...part, ...change } : part));

type MilestoneFields = { name?: string; dueDate?: string; isReached?: boolean };

/** Ticks, renames or moves a milestone. */
export function setMilestone(
  page: ProjectPage,
  milestone: Milestone,
  fields: MilestoneFields,
  isUndo = false,
): ProjectMutation {
  const { isReached, ...shown } = fields;
  const reached =
    isReached === undefined ? {} : { reachedAt: isReached ? new Date().toISOString() : null };
  const before: MilestoneFields = {
    ...(fields.name !== undefined && { name: milestone.name }),
    ...(fields.dueDate !== undefined && { dueDate: milestone.dueDate }),
    ...(isReached !== undefined && { isReached: milestone.reachedAt !== null }),
  };
  return {
    send: () =>
      sendOnTop({ version: milestone.version, ...fields }, milestone, (body) =>
        callUntilAnswered(changeMilestone, { params: { id: page.id, partId: milestone.id }, body }),
      ),
    show: (page) => ({
      ...page,
      milestones: inList(page.milestones, milestone.id, { ...shown, ...reached }),
    }),
    ...(isUndo
      ? {}
      : {
          notice:
            isReached === true ? `${milestone.name} is reached.` : `${milestone.name} was changed.`,
          undo: (answer) => {
            const now = answer.milestones.find(({ id }) => id === milestone.id);
            return now ? setMilestone(answer, now, before, true) : null;
          },
        }),
  };
}

export const createMilestone = (
  page: ProjectPage,
  body: { readonly name: string; readonly dueDate: string },
): ProjectMutation => ({
  send: () => call(addMilestone, { params: { id: page.id }, body }),
  isShownInPlace: true,
});

const parts = {
  milestones: [removeMilestone, changeMilestone],
  updates: [removeUpdate, changeUpdate],
  risks: [removeRisk, changeRisk],
  decisions: [removeDecision, changeDecision],
} as const;

/** Deletes a part; Undo restores it as it was. */
export function deletePart(
  page: ProjectPage,
  list: keyof typeof parts,
  part: (Milestone | ProjectUpdate | Risk | ProjectDecision) & { readonly id: string },
  name: string,
): ProjectMutation {
  const [removing, changing] = parts[list];
  const params = { id: page.id, partId: part.id };
  return {
    send: () => callUntilAnswered(removing, { params }),
    show: (page) => ({ ...page, [list]: page[list].filter(({ id }) => id !== part.id) }),
    notice: `${name} was deleted.`,
    undo: () => ({
      // It was stored with the next version when it was deleted.
      send: () =>
        callUntilAnswered(changing, {
          params,
          body: { version: part.version + 1, isRestored: true },
        }),
    }),
  };
}
