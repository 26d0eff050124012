import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen, FolderPlus } from 'lucide-react';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Places } from '#core/web/places.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { defaultStages, openStages } from '#features/cases/corporations/domain/stages.ts';
import { ofSubmission } from '#features/portfolio/projects/domain/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { toastError } from '#ui/toasts.ts';
import { useCreateProject } from './use-create-project.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/**
 * Opens the project of a submission, or starts it once the submission was selected; absent for who may
 * not.
 */
export function StartProject({ submission, opportunity }: Places['submissionActions']) {
  const { mutate, isPending } = useCreateProject();
  const { person } = useSession();
  const { id, stage, withdrawnAt } = submission;
  const query = useQuery(queryOptionsOf(ofSubmission, { params: { id } }));
  if (query.data) {
    return (
      <Link
        to="/project/$id"
        params={{ id: query.data.id }}
        className={buttonClasses('plain', 'medium')}
      >
        <FolderOpen {...icon} />
        Open project
      </Link>
    );
  }
  const selected = openStages(opportunity.stages ?? defaultStages).at(-1)?.name;
  if (stage !== selected || withdrawnAt || !may(person, 'createProject', opportunity)) return null;
  return (
    <Button
      // Its place is kept until the server has said that there is none.
      isDisabled={isPending || query.isPending}
      onPress={() => mutate({ submissionId: id }, { onError: toastError })}
    >
      <FolderPlus {...icon} />
      {isPending ? 'One moment…' : 'Start project'}
    </Button>
  );
}
