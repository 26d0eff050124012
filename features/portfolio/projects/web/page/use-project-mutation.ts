import { useQueryClient } from '@tanstack/react-query';
import { ofProject } from '#features/cases/activity/domain/endpoints.ts';
import { facets, figures, get, list } from '#features/portfolio/projects/domain/endpoints.ts';
import { origin } from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toastError } from '#ui/toasts.ts';

/** A change of a project's page. */
export interface ProjectMutation {
  readonly send: () => Promise<ProjectPage | null>;
  /** How the page shows it at once. */
  readonly show?: (page: ProjectPage) => ProjectPage;
  readonly notice?: string;
  /** What takes it back, from the page as it was stored. */
  readonly undo?: (answer: ProjectPage) => ProjectMutation | null;
  /** The reason of a refusal is shown beside what was changed. */
  readonly isShownInPlace?: true;
}

/** Changes a project: at once on the page, in order on the server, with Undo. */
export function useProjectMutation(id: string) {
  const client = useQueryClient();
  const key = queryKeyOf(get, { params: { id } });
  return useRecordMutation<ProjectMutation, ProjectPage | null>({
    record: `project ${id}`,
    send: (change) => change.send(),
    shownIn: [{ queryKey: key }],
    show: ({ show, undo }) => {
      if (show) client.setQueryData<ProjectPage>(key, (page) => page && show(page));
      return { undo: (answer) => (answer && undo?.(answer)) ?? null };
    },
    confirm: (answer) => {
      if (answer) client.setQueryData(key, answer);
    },
    notice: (_, { notice }) => notice ?? null,
    refused: (error, { isShownInPlace }) => {
      if (!isShownInPlace) toastError(error);
    },
    refetched: [
      { queryKey: queryKeyOf(ofProject, { params: { id }, query: { limit: '20' } }) },
      { queryKey: queryKeyOf(origin, { params: { id } }) },
      { queryKey: queryKeyOf(list) },
      { queryKey: queryKeyOf(figures) },
      { queryKey: queryKeyOf(facets) },
    ],
  });
}
