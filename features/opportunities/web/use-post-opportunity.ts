import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from '#features/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { contentOfForm, problemsIn, type FormValues } from './form-values.ts';
import type { FormState } from './use-opportunity-form.ts';

/** Posts an opportunity exactly once, however often it is retried. */
export function usePostOpportunity(
  form: FormState,
  values: FormValues,
  onPosted: (made: Opportunity) => void,
) {
  const [attempt, setAttempt] = useState({ key: newIdempotencyKey(), of: form.values });
  return useMutation({
    mutationFn: () => {
      // Changed values get a new idempotency key; a retry keeps it.
      const key = attempt.of === form.values ? attempt.key : newIdempotencyKey();
      setAttempt({ key, of: form.values });
      const { categories, ...content } = contentOfForm(values);
      const corporationId = values.corporationId ?? '';
      const body = { ...content, corporationId, categories: [...categories] };
      return call(create, { body }, { idempotencyKey: key });
    },
    onSuccess: (made) => made && onPosted(made),
    onError: (refusal) => {
      if (refusal instanceof Problem) form.setProblems(problemsIn(refusal.details));
    },
  });
}
