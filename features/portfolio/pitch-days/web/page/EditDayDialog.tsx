import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { DayFields } from '#features/portfolio/pitch-days/web/DayFields.tsx';
import {
  readForm,
  valuesOf,
  type Problems,
} from '#features/portfolio/pitch-days/web/form-values.ts';
import { OpportunityChecks } from '#features/portfolio/pitch-days/web/OpportunityChecks.tsx';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { useChange } from '#features/portfolio/pitch-days/web/use-change.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { FormActions } from '#ui/FormActions.tsx';

const usualWanted = 3;

/** Changes when and where a day takes place, and which opportunities take part. */
export function EditDayDialog({
  day,
  onClose,
}: {
  readonly day: PitchDayPage;
  readonly onClose: () => void;
}) {
  const change = useChange(day.id);
  const [values, setValues] = useState(() => valuesOf(day));
  const [problems, setProblems] = useState<Problems>({});
  const [selection, setSelection] = useState<readonly string[]>(
    day.opportunities.map(({ id }) => id),
  );
  const { data } = useQuery(
    queryOptionsOf(list, {
      query: { status: 'ACTIVE', sort: 'name', limit: String(limits.pageMost) },
    }),
  );
  // Those of the day stay to be chosen when they have closed since.
  const ids = new Set(day.opportunities.map(({ id }) => id));
  const others = (data?.data ?? []).filter(
    (one) => one.corporationId === day.corporation.id && !ids.has(String(one.id)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(values);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) return;
    change((current) => {
      const needs = new Map(current.opportunities.map((one) => [one.id, one.wanted]));
      const opportunities = selection.map((id) => ({ id, wanted: needs.get(id) ?? usualWanted }));
      return { ...read.fields, opportunities };
    });
    onClose();
  };
  return (
    <DialogFrame title="Times, rooms and opportunities" width="medium" onClose={onClose} isStrict>
      <form className="space-y-5" onSubmit={submit} noValidate>
        <DayFields values={values} problems={problems} onChange={setValues} />
        <OpportunityChecks
          opportunities={[...day.opportunities, ...others]}
          chosen={selection}
          onChange={setSelection}
        />
        <FormActions submit="Save" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
