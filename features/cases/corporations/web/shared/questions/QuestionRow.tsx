import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { limits } from '#core/domain/limits.ts';
import { questionLimits } from '#features/cases/corporations/domain/limits.ts';
import {
  isChoice,
  questionKindLabels,
  questionKinds,
  type QuestionDraft,
} from '#features/cases/corporations/domain/question.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { controlClasses, FieldProblem } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { BoundField } from './BoundField.tsx';
import { withKind } from './edit-questions.ts';
import { OptionsField } from './OptionsField.tsx';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const kinds = questionKinds.map((kind) => ({ value: kind, label: questionKindLabels[kind] }));

interface Props {
  readonly place: number;
  readonly question: QuestionDraft;
  readonly isNew: boolean;
  readonly isLast: boolean;
  readonly problem: string | undefined;
  readonly onChange: (question: QuestionDraft) => void;
  /** By one place. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A question in the editor of a form. */
export function QuestionRow(props: Props) {
  const { place, question, isNew, isLast, problem, onChange, onMove, onRemove } = props;
  const { id = String(place), text, kind, isRequired, help = '', options = [] } = question;
  const name = `question ${place + 1}`;
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part });
  return (
    <GridListItem
      id={id}
      textValue={text.trim() || name}
      className="rounded-card border border-line bg-raised p-3 outline-none data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
    >
      <div className="flex items-start gap-1">
        <AriaButton
          slot="drag"
          aria-label={`Drag ${name}`}
          className="mt-1 grid size-7 shrink-0 cursor-grab place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <GripVertical aria-hidden className="size-4" />
        </AriaButton>
        <div className="min-w-0 flex-1 space-y-2">
          <div className="flex flex-wrap items-center gap-2">
            <input
              id={`question-${id}`}
              aria-label={`Text of ${name}`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `question-${id}-problem`}
              value={text}
              maxLength={limits.questionCharacters}
              placeholder={kind === 'consent' ? 'What they agree to' : 'Question'}
              // Focuses the text of a question that was just added.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={isNew}
              onChange={(event) => change({ text: event.target.value })}
              className={`${controlClasses(problem)} h-9 min-w-48 flex-1 font-medium`}
            />
            <SelectField
              label={`Kind of ${name}`}
              isLabelHidden
              options={kinds}
              value={kind}
              onChange={(next) => onChange(withKind(question, next))}
            />
          </div>
          <FieldProblem id={`question-${id}`} problem={problem} />
          <input
            aria-label={`Help text of ${name}`}
            value={help}
            maxLength={questionLimits.helpCharacters}
            placeholder="Help text, optional"
            onChange={(event) => change({ help: event.target.value })}
            className={`${controlClasses(undefined)} h-8`}
          />
          {isChoice(question) && (
            <OptionsField
              name={name}
              options={options}
              onChange={(next) => change({ options: next })}
            />
          )}
          {kind === 'number' && (
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              <BoundField
                label={`Lowest of ${name}`}
                shown="Lowest"
                value={question.least}
                onChange={(least) => change({ least })}
              />
              <BoundField
                label={`Highest of ${name}`}
                shown="Highest"
                value={question.most}
                onChange={(most) => change({ most })}
              />
            </div>
          )}
          <CheckboxField isSelected={isRequired} onChange={(isOn) => change({ isRequired: isOn })}>
            Required<span className="sr-only">, {name}</span>
          </CheckboxField>
        </div>
        <div className="flex max-sm:flex-col">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} up`}
            isDisabled={place === 0}
            onPress={() => onMove(-1)}
          >
            <ArrowUp {...icon} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} down`}
            isDisabled={isLast}
            onPress={() => onMove(1)}
          >
            <ArrowDown {...icon} />
          </Button>
          <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onPress={onRemove}>
            <Trash2 {...icon} />
          </Button>
        </div>
      </div>
    </GridListItem>
  );
}
