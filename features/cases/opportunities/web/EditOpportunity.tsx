import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { noticeText } from '#core/domain/notices.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { toast } from '#ui/toasts.ts';
import { Conflicts } from './Conflicts.tsx';
import { problemsOf } from './form-values.ts';
import { useCycle } from './use-cycle.ts';
import { OpportunityForm } from './OpportunityForm.tsx';
import { useRefreshOpportunities } from './use-refresh-opportunities.ts';
import { useOpportunityForm } from './use-opportunity-form.ts';
import { useSaveOpportunity } from './use-save-opportunity.ts';

/** The form of an existing opportunity. */
export function EditOpportunity({ opportunity }: { readonly opportunity: Opportunity }) {
  const { id, corporationId } = opportunity;
  const navigate = useNavigate();
  const changed = useRefreshOpportunities();
  const form = useOpportunityForm(opportunity);
  const [attempt, setAttempt] = useState(0);
  const { cycle } = useCycle(corporationId, form.values.cycleId);
  const leave = () => void navigate({ to: '/opportunity/$id', params: { id }, replace: true });
  const {
    save: send,
    saving,
    conflict,
    choose,
    undecided,
  } = useSaveOpportunity(form, (now) => {
    form.done();
    void changed(now);
    toast(noticeText(opportunityNotices['opportunity.saved']));
    leave();
  });
  const [isUndecided, setIsUndecided] = useState(false);

  function save(): void {
    const problems = problemsOf(form.values, cycle);
    form.setProblems(problems);
    setIsUndecided(undecided.length > 0);
    const isReady = Object.keys(problems).length === 0 && undecided.length === 0;
    if (isReady) send(opportunity);
    setAttempt((count) => count + 1);
  }

  const hasProblems = Object.keys(form.problems).length > 0;
  const refusal = saving.error && !hasProblems ? saving.error.message : null;
  const mustChoose = isUndecided && undecided.length > 0;
  return (
    <OpportunityForm
      form={form}
      attempt={attempt}
      values={form.values}
      corporations={null}
      onSave={save}
      onCancel={leave}
      error={mustChoose ? 'Choose a version for each conflict first.' : refusal}
      isSaving={saving.isPending}
      save={conflict ? 'Save again' : 'Save changes'}
    >
      {conflict && (
        <Conflicts
          corporationId={corporationId}
          {...conflict}
          onChoose={(field, side) => choose(field, side)}
        />
      )}
    </OpportunityForm>
  );
}
