import { useId } from 'react';
import { roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import type { StepDays } from '#features/portfolio/radars/domain/round-dates.ts';
import type { FirstStep } from '#features/portfolio/radars/domain/round.ts';
import { PeopleField } from '#features/portfolio/radars/web/page/PeopleField.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateField } from '#ui/DateField.tsx';
import type { RoundPerson } from './use-round-form.ts';

/** Beside the vote, whose date is asked for first. */
const laterSteps = ['discussion', 'secondVote', 'recommendation'] as const;

interface Props {
  readonly author: readonly RoundPerson[];
  readonly onAuthor: (people: readonly RoundPerson[]) => void;
  readonly begins: FirstStep;
  /** Null: it has begun. */
  readonly onBegins: ((begins: FirstStep) => void) | null;
  readonly days: StepDays;
  readonly onDay: (step: keyof StepDays, day: string) => void;
}

/** What of a round follows from its people, blips and date, unless it is chosen. */
export function RoundAdvanced({ author, onAuthor, begins, onBegins, days, onDay }: Props) {
  const id = useId();
  const steps = begins === 'proposals' ? (['proposals', ...laterSteps] as const) : laterSteps;
  return (
    <details className="rounded-card border border-line">
      <summary className="min-h-10 cursor-pointer px-3 py-2.5 text-control font-medium">
        Advanced
      </summary>
      <div className="space-y-5 border-t border-line p-3">
        <PeopleField
          label="Who writes the recommendation"
          people={author}
          onChange={(people) => onAuthor(people.slice(-1))}
          most={2}
          isRequired
        />
        {onBegins && (
          <CheckboxField
            isSelected={begins === 'proposals'}
            onChange={(isFirst) => onBegins(isFirst ? 'proposals' : 'vote')}
          >
            Collect proposals before the vote
          </CheckboxField>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {steps.map((step) => (
            <DateField
              key={step}
              id={`${id}-${step}`}
              label={`${roundStepNames[step]} until`}
              isRequired={false}
              problem={undefined}
              value={days[step]}
              onChange={(value) => onDay(step, value)}
            />
          ))}
        </div>
        <p className="text-control text-ink-3">
          A step closes at the end of its day, or when an editor closes it.
        </p>
      </div>
    </details>
  );
}
