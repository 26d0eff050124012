import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { create } from '#features/people/exports/domain/endpoints.ts';
import type { Export, ExportRequest } from '#features/people/exports/domain/export.ts';
import type * as z from 'zod/mini';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { toastError } from '#ui/toasts.ts';

type FilterOf<What extends ExportRequest['what']> = Extract<
  z.input<typeof ExportRequest>,
  { readonly what: What; readonly filter: unknown }
>['filter'];

/** What has columns to choose. */
export type WhatTable =
  | { readonly what: 'submissions' | 'collection'; readonly id: string }
  | { readonly what: 'projects' }
  | { readonly what: 'users'; readonly filter: FilterOf<'users'> }
  | { readonly what: 'audit log'; readonly filter: FilterOf<'audit log'> };

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
