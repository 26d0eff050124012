import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { noticeText } from '#core/domain/notices.ts';
import { useChosenCorporation, usePostableCorporations } from './use-postable-corporations.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { toast } from '#ui/toasts.ts';
import { addTeamMembers } from './add-team-members.ts';
import { emptyForm, formForSearch, problemsOf, type FormValues } from './form-values.ts';
import { newOpportunitySearch } from './search-params.ts';
import { useCycle } from './use-cycle.ts';
import { FormPreview } from './FormPreview.tsx';
import { NoPostableCorporation } from './NoPostableCorporation.tsx';
import { OpportunityForm } from './OpportunityForm.tsx';
import { TeamField } from './TeamField.tsx';
import { useRefreshOpportunities } from './use-refresh-opportunities.ts';
import { useOpportunityForm } from './use-opportunity-form.ts';
import { usePostOpportunity } from './use-post-opportunity.ts';

export function NewOpportunityScreen() {
  const corporations = usePostableCorporations();
  const navigate = useNavigate();
  const router = useRouter();
  const changed = useRefreshOpportunities();
  const { searchedFor, copyOf } = newOpportunitySearch(useSearch({ strict: false }));
  const fresh = useMemo(
    () => (searchedFor === undefined ? emptyForm : formForSearch(searchedFor)),
    [searchedFor],
  );
  const form = useOpportunityForm(null, fresh);
  const [attempt, setAttempt] = useState(0);

  const { corporation, isOnly } = useChosenCorporation(corporations, form.values.corporationId);
  const corporationId = corporation?.id ?? null;
  const { cycle, isLoading } = useCycle(corporationId, form.values.cycleId);
  const values: FormValues = {
    ...form.values,
    corporationId,
    cycleId: cycle === undefined ? null : String(cycle.id),
  };

  const { mutate, isPending, error } = usePostOpportunity(form, values, (made) => {
    form.done();
    void addTeamMembers(made.id, values.team).then((problems) => {
      for (const problem of problems) toast(problem, 'bad');
      void changed(made);
    });
    toast(noticeText(opportunityNotices['opportunity.posted'], { name: made.name }));
    void navigate({ to: '/opportunity/$id', params: { id: made.id }, replace: true });
  });

  function save(): void {
    const problems = problemsOf(values, cycle);
    form.setProblems(problems);
    if (Object.keys(problems).length === 0) mutate();
    setAttempt((count) => count + 1);
  }
  /** Whether it is to be saved once the preselected cycle is known. */
  const [isWaiting, setIsWaiting] = useState(false);
  const saveWaiting = useEffectEvent(() => {
    setIsWaiting(false);
    save();
  });
  useEffect(() => {
    if (isWaiting && !isLoading) saveWaiting();
  }, [isWaiting, isLoading]);

  if (corporations.length === 0) return <NoPostableCorporation />;
  const hasProblems = Object.keys(form.problems).length > 0;
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-5">
      <PageHeader
        title="New opportunity"
        lead={
          isOnly && corporation
            ? `Published by ${corporation.name} for external companies.`
            : 'Published for external companies.'
        }
      />
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <OpportunityForm
          form={form}
          values={values}
          attempt={attempt}
          isSaving={isPending || isWaiting}
          save="Post opportunity"
          onSave={isLoading ? () => setIsWaiting(true) : save}
          corporations={isOnly ? null : corporations}
          error={error && !hasProblems ? error.message : null}
          onCancel={() => router.history.back()}
          onKeep={() => {
            // Leaving the form stores it.
            toast(noticeText(opportunityNotices['opportunity.draftKept']));
            void navigate({ to: '/discover' });
          }}
          copyOf={copyOf}
          team={<TeamField team={values.team} onChange={(team) => form.change({ team })} />}
        />
        <FormPreview values={values} corporation={corporation} cycle={cycle} />
      </div>
    </div>
  );
}
