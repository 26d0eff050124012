import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { get } from '#features/portfolio/projects/domain/endpoints.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { toastWithUndo } from '#core/web/sync/undo-toast.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';
import { removeProject, restoreProject } from './project-changes.ts';

interface Props {
  readonly project: ProjectPage;
}

/** Deletes the project, with Undo. */
export function DeleteProject({ project: { id, name } }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  async function restore(): Promise<void> {
    await restoreProject(id);
    await client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id } }) });
    void navigate({ to: linkToProject(id) });
  }
  async function remove(): Promise<void> {
    setIsBusy(true);
    await removeProject(id);
    toastWithUndo(`${name} was deleted.`, () => void restore().catch(toastError));
    void navigate({ to: '/projects' });
  }
  return (
    <Button
      variant="quiet"
      isDisabled={isBusy}
      onPress={() =>
        void remove().catch((error: unknown) => {
          setIsBusy(false);
          toastError(error);
        })
      }
    >
      <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
      Delete project
    </Button>
  );
}
