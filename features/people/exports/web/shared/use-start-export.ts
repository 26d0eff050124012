import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { create } from '#features/people/exports/domain/endpoints.ts';
import type { Export } from '#features/people/exports/domain/export.ts';
import type { AskedOf, ExportKind } from '#features/people/exports/domain/export-kind.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { toastError } from '#ui/toasts.ts';

/** Begins an export in the background, and shows its page. */
export function useStartExport<Kind extends ExportKind>(
  { what }: Kind,
  request: AskedOf<Kind>,
): (format: Export['format'], columns?: readonly string[]) => void {
  const navigate = useNavigate();
  const callOnce = useCallOnce(create);
  const { mutate } = useMutation({
    mutationFn: (choice: { format: Export['format']; columns?: readonly string[] }) =>
      callOnce({ body: { what, ...request, ...choice } }),
    onSuccess: ({ id }) => void navigate({ to: '/exports/$id', params: { id } }),
    onError: toastError,
  });
  return (format, columns) => mutate({ format, ...(columns && { columns }) });
}
