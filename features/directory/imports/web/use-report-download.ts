import { useMutation } from '@tanstack/react-query';
import { report } from '#features/directory/imports/domain/endpoints.ts';
import { startDownload } from '#core/web/start-download.ts';
import { call } from '#core/web/transport/call.ts';
import { toastError } from '#ui/toasts.ts';

/** Lets the browser download the report directly, since it may be large. */
export function useReportDownload(id: string) {
  return useMutation({
    mutationFn: () => call(report, { params: { id } }),
    onSuccess: (answer) => {
      if (answer) startDownload(answer.url);
    },
    onError: toastError,
  });
}
