import { GripVertical, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { scoreLimits } from '#features/cases/submissions/domain/limits.ts';
import { NumberSelect } from './NumberSelect.tsx';
import type { DraftCriterion } from './use-scorecard-draft.ts';

interface Props {
  readonly criterion: DraftCriterion;
  /** Its share of the total weight. */
  readonly percent: number;
  readonly isNew: boolean;
  readonly isAlone: boolean;
  readonly onChange: (next: Partial<DraftCriterion>) => void;
  readonly onRemove: () => void;
}

const field =
  'rounded-control border border-transparent bg-transparent px-2 text-ink placeholder:text-ink-3 hover:border-line-strong focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent';

/** An editable criterion of a card. */
export function CriterionRow({ criterion, percent, isNew, isAlone, onChange, onRemove }: Props) {
  const { key, name, guidance, weight } = criterion;
  const called = name.trim() || 'New criterion';
  return (
    <GridListItem
      id={key}
      textValue={called}
      className="flex flex-wrap items-start gap-x-1 rounded-card border border-line bg-raised p-2 outline-none data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
    >
      <Button
        slot="drag"
        aria-label={`Move ${called}`}
        className="mt-1 grid size-6 shrink-0 cursor-grab place-items-center rounded text-ink-3 hover:text-ink"
      >
        <GripVertical aria-hidden className="size-4" />
      </Button>
      <input
        aria-label="Name of the criterion"
        value={name}
        maxLength={scoreLimits.criterionCharacters}
        placeholder="Name of the criterion"
        // Focuses the name of a criterion that was just added.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
        onChange={(event) => onChange({ name: event.target.value })}
        className={`${field} h-8 min-w-0 flex-1 text-reading font-medium sm:text-body`}
      />
      <NumberSelect
        label={`Weight of ${called}`}
        value={weight}
        least={1}
        most={scoreLimits.criterionWeightMost}
        say={(value) => `× ${value}`}
        onChange={(next) => onChange({ weight: next })}
      />
      <span className="w-9 text-right text-small leading-8 text-ink-3 tabular max-sm:hidden">
        {percent} %
      </span>
      <Button
        aria-label={`Remove ${called}`}
        isDisabled={isAlone}
        onPress={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink data-[disabled]:cursor-default data-[disabled]:opacity-40"
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <textarea
        aria-label={`What low and high mean for ${called}`}
        rows={1}
        value={guidance}
        maxLength={scoreLimits.guidanceCharacters}
        placeholder="Describe a low and a high score"
        onChange={(event) => onChange({ guidance: event.target.value })}
        className={`${field} ml-7 w-full resize-none py-1 text-reading text-ink-2 [field-sizing:content] max-sm:leading-5 sm:mr-9 sm:text-control`}
      />
    </GridListItem>
  );
}
