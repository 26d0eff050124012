import { FolderPlus } from 'lucide-react';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Places } from '#core/web/places.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { defaultStages, openStages } from '#features/cases/corporations/domain/stages.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';
import { useCreateProject } from './use-create-project.ts';

/**
 * Starts the project of a submission that was selected, or opens the one that it has; absent for who may
 * not.
 */
export function StartProject({ submission, opportunity }: Places['submissionActions']) {
  const { mutate, isPending } = useCreateProject();
  const { person } = useSession();
  const { id, stage, withdrawnAt } = submission;
  const selected = openStages(opportunity.stages ?? defaultStages).at(-1)?.name;
  if (stage !== selected || withdrawnAt || !may(person, 'createProject', opportunity)) return null;
  return (
    <Button
      isDisabled={isPending}
      onPress={() => mutate({ submissionId: id }, { onError: toastError })}
    >
      <FolderPlus aria-hidden className="size-4" strokeWidth={1.75} />
      {isPending ? 'One moment…' : 'Start a project'}
    </Button>
  );
}
