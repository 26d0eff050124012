import { useMutation } from '@tanstack/react-query';
import { create } from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { contentOfForm, problemsIn, type FormValues } from './form-values.ts';
import type { FormState } from './use-opportunity-form.ts';

/** Posts an opportunity exactly once, however often it is retried. */
export function usePostOpportunity(
  form: FormState,
  values: FormValues,
  onPosted: (made: Opportunity) => void,
) {
  const createOnce = useCallOnce(create);
  return useMutation({
    mutationFn: () => {
      const { categories, questions, ...content } = contentOfForm(values);
      const corporationId = values.corporationId ?? '';
      const { searchedFor, madeOf } = values;
      return createOnce({
        body: {
          ...content,
          corporationId,
          categories: [...categories],
          ...(values.questions !== null && { questions: [...questions] }),
          ...(madeOf !== undefined && { madeOf }),
          ...(searchedFor !== undefined && { searchedFor }),
        },
      });
    },
    onSuccess: (made) => made && onPosted(made),
    onError: (refusal) => {
      if (refusal instanceof Problem) form.setProblems(problemsIn(refusal.details));
    },
  });
}
