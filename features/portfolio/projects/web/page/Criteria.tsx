import { useState, type FormEvent } from 'react';
import type { Criterion } from '#features/portfolio/projects/domain/charter.ts';
import { recordResult } from '#features/portfolio/projects/domain/charter-endpoints.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Pill } from '#ui/Tag.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
  readonly criterion: Criterion;
  readonly canRecord: boolean;
}

const verdicts = [
  { value: 'open', label: 'Open' },
  { value: 'met', label: 'Met' },
  { value: 'missed', label: 'Missed' },
] as const;
type Verdict = (typeof verdicts)[number]['value'];

const verdictOf = ({ isMet }: Criterion): Verdict =>
  isMet === null ? 'open' : isMet ? 'met' : 'missed';
const isMetBy: Record<Verdict, boolean | null> = { open: null, met: true, missed: false };
const tones = { open: 'neutral', met: 'good', missed: 'bad' } as const;

function ResultForm({ project, criterion }: Omit<Props, 'canRecord'>) {
  const { mutate, isPending } = useProjectMutation(project.id);
  const [result, setResult] = useState(criterion.result ?? '');
  const record = (isMet: boolean | null) => {
    const body = { result: result.trim() || null, isMet };
    mutate({
      send: () =>
        callUntilAnswered(recordResult, {
          params: { id: project.id, criterionId: criterion.id },
          body,
        }),
      show: (page) => ({
        ...page,
        charter: page.charter && {
          ...page.charter,
          criteria: page.charter.criteria.map((one) =>
            one.id === criterion.id ? { ...one, ...body } : one,
          ),
        },
      }),
    });
  };
  return (
    <form
      className="mt-2 flex flex-wrap items-center gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        record(criterion.isMet);
      }}
    >
      <input
        aria-label={`Result of ${criterion.name}`}
        placeholder="Result"
        value={result}
        maxLength={projectLimits.criterionCharacters}
        onChange={(event) => setResult(event.target.value)}
        className={`${controlClasses(undefined)} h-8 w-40!`}
      />
      <SegmentedControl
        label={`Is ${criterion.name} met?`}
        options={verdicts}
        value={verdictOf(criterion)}
        onChange={(verdict: Verdict) => record(isMetBy[verdict])}
      />
      {result !== (criterion.result ?? '') && (
        <Button type="submit" size="small" isDisabled={isPending}>
          Save result
        </Button>
      )}
    </form>
  );
}

/** A criterion with its target and result. */
export function CriterionEntry({ project, criterion, canRecord }: Props) {
  const { name, target, unit, source, result } = criterion;
  const verdict = verdictOf(criterion);
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 font-medium break-words">{name}</p>
        <p className="text-control text-ink-2">
          Target {target} {unit}
        </p>
      </div>
      {source !== null && <p className="text-small text-ink-3">Measured by: {source}</p>}
      {canRecord ? (
        <ResultForm project={project} criterion={criterion} />
      ) : (
        <p className="mt-1 flex items-center gap-2 text-control">
          <Pill tone={tones[verdict]}>
            {verdicts.find(({ value }) => value === verdict)?.label}
          </Pill>
          {result === null ? <span className="text-ink-3">No result yet</span> : result}
        </p>
      )}
    </li>
  );
}
