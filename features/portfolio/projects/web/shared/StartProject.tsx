import { FolderPlus } from 'lucide-react';
import { useCreateProject } from '#features/portfolio/projects/web/use-create-project.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';

/** Starts the project of a submission, or opens the one that it has. */
export function StartProject({ submissionId }: { readonly submissionId: string }) {
  const { mutate, isPending } = useCreateProject();
  return (
    <Button
      isDisabled={isPending}
      onPress={() => mutate({ submissionId }, { onError: toastError })}
    >
      <FolderPlus aria-hidden className="size-4" strokeWidth={1.75} />
      {isPending ? 'One moment…' : 'Start a project'}
    </Button>
  );
}
