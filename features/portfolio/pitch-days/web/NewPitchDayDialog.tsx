import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list as listOpportunities } from '#features/cases/opportunities/domain/endpoints.ts';
import { create, list } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { DayFields } from './DayFields.tsx';
import { readForm, usualValues, type Problems } from './form-values.ts';
import { OpportunityChecks } from './OpportunityChecks.tsx';
import { usePlannedCorporations } from './use-planned-corporations.ts';

const usualWanted = 3;

/** A new pitch day, with opportunities of its corporation that are open. */
export function NewPitchDayDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { corporations, first } = usePlannedCorporations();
  const [corporationId, setCorporationId] = useState(first);
  const [values, setValues] = useState(usualValues);
  const [problems, setProblems] = useState<Problems>({});
  const [selection, setSelection] = useState<readonly string[]>([]);
  const { data } = useQuery(
    queryOptionsOf(listOpportunities, {
      query: { status: 'ACTIVE', sort: 'name', limit: String(limits.pageMost) },
    }),
  );
  const open = data?.data.filter((one) => one.corporationId === corporationId) ?? [];
  const createOnce = useCallOnce(create);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<typeof createOnce>[0]['body']) => createOnce({ body }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      void navigate({ to: '/venturematch/pitch-days/$id', params: { id }, search: {} });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(values);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read || corporationId === null) return;
    const opportunities = selection.map((id) => ({ id, wanted: usualWanted }));
    mutate({ corporationId, ...read.fields, opportunities });
  };
  return (
    <DialogFrame title="New pitch day" width="medium" onClose={onClose} isStrict>
      <form className="space-y-5" onSubmit={submit} noValidate>
        {corporations.length > 1 && (
          <SelectField
            label="Corporation"
            options={corporations.map(({ id, name }) => ({ value: id, label: name }))}
            value={corporationId}
            onChange={(id) => {
              setCorporationId(id);
              setSelection([]);
            }}
          />
        )}
        <DayFields values={values} problems={problems} onChange={setValues} />
        <OpportunityChecks opportunities={open} chosen={selection} onChange={setSelection} />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Create pitch day" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
