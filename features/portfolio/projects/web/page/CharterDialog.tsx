import { Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { write } from '#features/portfolio/projects/domain/charter-endpoints.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { isPilotBegun } from '#features/portfolio/projects/domain/phases.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { formatDay } from '#ui/dates.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { CriterionFields, type CriterionDraft } from './CriterionFields.tsx';
import { useProjectMutation } from './use-project-mutation.ts';
import { CharterOwner } from './CharterOwner.tsx';

interface Props {
  readonly project: ProjectPage;
  readonly onClose: () => void;
  /** Called when it was written. */
  readonly onWritten?: (page: ProjectPage) => void;
}

let drawn = 0;
const emptyCriterion = (): CriterionDraft => ({
  key: `new-${(drawn += 1)}`,
  name: '',
  target: '',
  unit: '',
  source: '',
});

/** Writes or changes the pilot charter: criteria, decision date, owners on both sides. */
export function CharterDialog({ project, onClose, onWritten }: Props) {
  const id = useId();
  // What it was based on stays, so that somebody else's change is noticed.
  const [base] = useState(project.charter);
  const [criteria, setCriteria] = useState<readonly CriterionDraft[]>(
    base?.criteria.map(({ unit, source, ...one }) => ({
      ...one,
      key: one.id,
      unit: unit ?? '',
      source: source ?? '',
    })) ?? [emptyCriterion()],
  );
  const [decisionDate, setDecisionDate] = useState(base?.decisionDate ?? '');
  const [owner, setOwner] = useState(base?.owner ?? project.owner);
  const [companyOwner, setCompanyOwner] = useState(base?.companyOwner ?? '');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useProjectMutation(project.id);
  const isDateFixed = base !== null && isPilotBegun(project.phase);
  const missing = (value: string) =>
    isTried && value.trim() === '' ? 'This is needed.' : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    const texts = criteria.flatMap(({ name, target }) => [name, target]);
    if (
      [...texts, decisionDate, companyOwner, owner?.id ?? ''].some((text) => text.trim() === '')
    ) {
      return;
    }
    const body = {
      criteria: criteria.map(({ id: criterionId, name, target, unit, source }) => ({
        ...(criterionId !== undefined && { id: criterionId }),
        name,
        target,
        unit: unit.trim() || null,
        source: source.trim() || null,
      })),
      decisionDate,
      ownerId: owner?.id ?? '',
      companyOwner,
      version: base?.version ?? 0,
    };
    mutate(
      { send: () => call(write, { params: { id: project.id }, body }), isShownInPlace: true },
      {
        onSuccess: (page) => {
          onClose();
          // Offline it is sent later, and the page does not change yet.
          if (typeof page === 'object' && page !== null) onWritten?.(page);
        },
      },
    );
  }

  return (
    <DialogFrame
      title="Pilot charter"
      lead="What the pilot has to show, when it is decided, and who is responsible."
      width="medium"
      isStrict
      onClose={onClose}
    >
      <form onSubmit={submit} className="space-y-5" noValidate>
        <fieldset className="space-y-3">
          <legend className="mb-2 font-medium">Criteria</legend>
          {criteria.map((criterion, index) => (
            <CriterionFields
              key={criterion.key}
              criterion={criterion}
              missing={missing}
              number={index + 1}
              isFirst={index === 0}
              onChange={(change) =>
                setCriteria(
                  criteria.map((one) => (one.key === criterion.key ? { ...one, ...change } : one)),
                )
              }
              onRemove={
                criteria.length > 1
                  ? () => setCriteria(criteria.filter(({ key }) => key !== criterion.key))
                  : null
              }
            />
          ))}
          {criteria.length < projectLimits.criteriaMost && (
            <Button size="small" onPress={() => setCriteria([...criteria, emptyCriterion()])}>
              <Plus aria-hidden className="size-3.5" />
              Add criterion
            </Button>
          )}
        </fieldset>
        {isDateFixed ? (
          <p className="text-control text-ink-2">
            Decision date: {formatDay(decisionDate)}. The pilot has begun, so it moves only by
            extending the pilot.
          </p>
        ) : (
          <DateField
            id={`${id}-date`}
            label="Decision date"
            isRequired
            value={decisionDate}
            onChange={setDecisionDate}
            problem={missing(decisionDate)}
          />
        )}
        <CharterOwner owner={owner} problem={missing(owner?.id ?? '')} onChange={setOwner} />
        <TextField
          id={`${id}-company`}
          label="Owner at the company"
          isRequired
          value={companyOwner}
          onChange={setCompanyOwner}
          problem={missing(companyOwner)}
          maxLength={limits.nameCharacters}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save charter" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
