import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { pluralize } from '#core/domain/format.ts';
import { assign, get } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { AssignmentOutcome } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { toast, toastError } from '#ui/toasts.ts';

/** Assigns companies; what is impossible stays to be read until the next attempt. */
export function useAssignment(id: string) {
  const client = useQueryClient();
  const assignOnce = useCallOnce(assign);
  const [outcome, setOutcome] = useState<AssignmentOutcome | null>(null);
  const { mutate, isPending } = useMutation({
    // After changes that are being sent.
    scope: { id: `pitch day ${id}` },
    mutationFn: () => assignOnce({ params: { id } }),
    onSuccess: (answer) => {
      client.setQueryData(queryKeyOf(get, { params: { id } }), answer.day);
      setOutcome(answer.state === 'scheduled' ? null : answer);
      if (answer.state === 'scheduled')
        toast(`${pluralize(answer.day.sessions.length, 'session', 'sessions')} assigned.`);
    },
    onError: toastError,
  });
  return { assign: () => mutate(), isAssigning: isPending, outcome };
}
