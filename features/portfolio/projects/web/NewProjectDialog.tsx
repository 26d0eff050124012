import { useId, useState, type FormEvent } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { limits } from '#core/domain/limits.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { DateField } from '#ui/DateField.tsx';
import { today } from '#ui/dates.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useCreateProject } from './use-create-project.ts';
import { useStartableOpportunities } from './use-startable-opportunities.ts';

const none = 'none';

/** Starts a project by hand: on an opportunity, or for the foundry on a corporation alone. */
export function NewProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { person } = useSession();
  const { active, corporations } = useCorporation();
  const own = corporations.filter(({ isAllCorporations }) => isAllCorporations !== true);
  const first = own.find((one) => one.id === active?.id) ?? own[0];
  const [corporationId, setCorporationId] = useState(first?.id ?? null);
  const [opportunityId, setOpportunityId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [startDate, setStartDate] = useState(today());
  const [endDate, setEndDate] = useState('');
  const { options, isPending: isLoading } = useStartableOpportunities(corporationId);
  const needsNone = may(person, 'createProject', { corporationId: corporationId ?? '', roles: [] });
  const choice = opportunityId ?? (needsNone ? none : (options[0]?.id ?? null));
  const { mutate, isPending, error } = useCreateProject();
  const start = () =>
    mutate(
      {
        name,
        corporationId: corporationId ?? undefined,
        opportunityId: choice === none ? null : choice,
        description: description.trim() || null,
        startDate: startDate || null,
        endDate: endDate || null,
      },
      { onSuccess: onClose },
    );
  return (
    <DialogFrame title="New project" onClose={onClose} isStrict>
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '' && choice !== null) start();
        }}
      >
        <TextField
          id={`${id}-name`}
          label="Name"
          isRequired
          problem={undefined}
          value={name}
          onChange={setName}
          maxLength={limits.nameCharacters}
          isFirst
        />
        {own.length > 1 && (
          <SelectField
            label="Corporation"
            options={own.map((one) => ({ value: one.id, label: one.name }))}
            value={corporationId}
            onChange={(next) => {
              setCorporationId(next);
              setOpportunityId(null);
            }}
          />
        )}
        <SelectField
          label="Opportunity"
          options={[
            ...(needsNone ? [{ value: none, label: 'No opportunity' }] : []),
            ...options.map((one) => ({ value: one.id, label: one.name })),
          ]}
          value={choice}
          onChange={setOpportunityId}
          placeholder={isLoading ? 'Loading…' : 'None where you may start a project'}
        />
        <LongTextField
          id={`${id}-description`}
          label="Description"
          isRequired={false}
          value={description}
          onChange={setDescription}
          problem={undefined}
          maxLength={projectLimits.descriptionCharacters}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            id={`${id}-start`}
            label="Start"
            isRequired={false}
            problem={undefined}
            value={startDate}
            onChange={setStartDate}
          />
          <DateField
            id={`${id}-end`}
            label="End"
            isRequired={false}
            problem={undefined}
            value={endDate}
            onChange={setEndDate}
          />
        </div>
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Create project" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
