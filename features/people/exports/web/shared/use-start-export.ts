import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { create } from '#features/people/exports/domain/endpoints.ts';
import type { Export, ExportRequest } from '#features/people/exports/domain/export.ts';
import type * as z from 'zod/mini';
import type { UserFilter } from '#features/people/users/domain/user-filters.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { toastError } from '#ui/toasts.ts';

/** What has columns to choose. */
export type WhatTable =
  | { readonly what: 'submissions' | 'collection'; readonly id: string }
  | { readonly what: 'projects' }
  | { readonly what: 'users'; readonly filter: z.input<typeof UserFilter> }
  | { readonly what: 'audit log'; readonly filter: AuditFilter };

type What =
  | WhatTable
  | { readonly what: 'corporation'; readonly id: string }
  | { readonly what: 'own data' };

/** Begins an export in the background, and shows its page. */
export function useStartExport(
  what: What,
): (format: Export['format'], columns?: readonly string[]) => void {
  const navigate = useNavigate();
  const callOnce = useCallOnce(create);
  const { mutate } = useMutation({
    mutationFn: (asked: Pick<ExportRequest, 'format'> & { columns?: readonly string[] }) =>
      callOnce({ body: { ...what, ...asked } as ExportRequest }),
    onSuccess: ({ id }) => void navigate({ to: '/exports/$id', params: { id } }),
    onError: toastError,
  });
  return (format, columns) => mutate({ format, ...(columns && { columns }) });
}
