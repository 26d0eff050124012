import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  board,
  create,
  facets,
  figures,
  list,
  ofSubmission,
} from '#features/portfolio/projects/domain/endpoints.ts';
import type { CallInput } from '#core/domain/endpoint.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

type Draft = CallInput<typeof create>['body'];

/** Creates a project once, however often it is sent, and opens its page. */
export function useCreateProject() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  return useMutation({
    mutationFn: (body: Draft) => createOnce({ body }),
    onSuccess: (project) => {
      for (const endpoint of [list, board, facets, figures, ofSubmission]) {
        void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
      }
      if (project) void navigate({ to: '/project/$id', params: { id: project.id } });
    },
  });
}
