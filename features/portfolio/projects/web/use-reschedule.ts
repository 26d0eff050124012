import { useQueryClient } from '@tanstack/react-query';
import { aboutNeedsYou } from '#features/people/needs-you/web/shared/use-needs-you.ts';
import {
  board,
  facets,
  figures,
  get,
  list,
  update,
} from '#features/portfolio/projects/domain/endpoints.ts';
import { projectNotices } from '#features/portfolio/projects/domain/notices.ts';
import { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type {
  Project,
  ProjectColumn,
  ProjectPhase,
} from '#features/portfolio/projects/domain/project.ts';
import { noticeText } from '#core/domain/notices.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toastError } from '#ui/toasts.ts';

type Fields = Partial<Pick<Project, 'phase' | 'startDate' | 'endDate'>>;

const lists = { queryKey: queryKeyOf(list) };
const boards = { queryKey: queryKeyOf(board) };
const shownProjects = [lists, boards];
const derived = [
  ...[figures, facets, get].map((endpoint) => ({ queryKey: queryKeyOf(endpoint) })),
  aboutNeedsYou,
];

/** A change of a project's phase or dates, as its board and timeline make it. */
export interface Reschedule {
  /** As the user saw it. */
  readonly project: Project;
  readonly to: Fields;
  /** Why a pilot begins without a charter. */
  readonly reason?: string;
  readonly isUndo?: boolean;
}

const day = (at: string | null | undefined) => at?.slice(0, 10) ?? at;
const valuesOf = (from: Project, names: Fields): Fields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name as keyof Fields]]));

const send = ({ project, to, reason }: Reschedule): Promise<ProjectPage | null> =>
  sendVersioned(project.version, {
    record: ProjectPage,
    send: (version) =>
      callUntilAnswered(update, {
        params: { id: project.id },
        body: {
          version,
          reason,
          ...(to.phase !== undefined && { phase: to.phase }),
          ...(to.startDate !== undefined && { startDate: day(to.startDate) }),
          ...(to.endDate !== undefined && { endDate: day(to.endDate) }),
        },
      }),
    // Somebody else's change of the same field holds; any other is kept beside this one.
    resolve: (_, current) => {
      const isSame =
        JSON.stringify(valuesOf(current, to)) === JSON.stringify(valuesOf(project, to));
      return isSame
        ? { kind: 'rebase', change: current.version }
        : { kind: 'yield', answer: current };
    },
  });

function noticeOf(stored: ProjectPage | null, { project, to, isUndo }: Reschedule): string | null {
  if (stored === null) return null;
  const { name, phase } = stored;
  const isKept = Object.entries(to).some(
    ([field, value]) => day(stored[field as keyof Fields]) !== day(value as string | null),
  );
  if (isKept) return noticeText(projectNotices['project.changedMeanwhile'], { name });
  if (isUndo) return noticeText(projectNotices['project.restored'], { name });
  return to.phase !== undefined && to.phase !== project.phase
    ? noticeText(projectNotices['project.phaseChanged'], { name, phase })
    : noticeText(projectNotices['project.datesChanged'], { name });
}

const patchPage = (data: unknown, id: string, fields: Fields): unknown => {
  const { pages } = data as { pages?: { data: Project[] }[] };
  return pages === undefined
    ? data
    : {
        ...(data as object),
        pages: pages.map((page) => ({
          ...page,
          data: page.data.map((row) => (row.id === id ? { ...row, ...fields } : row)),
        })),
      };
};

/** Moves a card between the columns of the board. */
function movedOnBoard(columns: ProjectColumn[], project: Project, to: ProjectPhase) {
  return columns.map((column) => {
    const others = column.page.data.filter(({ id }) => id !== project.id);
    const had = others.length < column.page.data.length;
    const has = column.phase === to;
    const data = has ? [{ ...project, phase: to }, ...others] : others;
    const total = column.total + Number(has) - Number(had);
    return { ...column, total, page: { ...column.page, data } };
  });
}

/** Changes a phase or dates at once on the screen, with Undo. */
export function useReschedule(
  onRefused: (error: Error, change: Reschedule) => void = toastError,
): (change: Reschedule) => void {
  const client = useQueryClient();
  const { mutate } = useRecordMutation({
    record: ({ project }: Reschedule) => `project ${project.id}`,
    send,
    shownIn: shownProjects,
    show: ({ project, to, isUndo }) => {
      client.setQueriesData(lists, (data: unknown) =>
        data === undefined ? data : patchPage(data, project.id, to),
      );
      const { phase } = to;
      if (phase !== undefined) {
        client.setQueriesData(boards, (columns: ProjectColumn[] | undefined) =>
          columns === undefined ? columns : movedOnBoard(columns, project, phase),
        );
      }
      return {
        undo: (stored): Reschedule | null =>
          isUndo || stored === null
            ? null
            : { project: stored, to: valuesOf(project, to), isUndo: true },
      };
    },
    notice: noticeOf,
    refused: onRefused,
    refetched: [...shownProjects, ...derived],
  });
  return mutate;
}
