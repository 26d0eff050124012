import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { limits } from '#core/domain/limits.ts';
import type { QuestionDraft } from '#features/cases/corporations/domain/public-page.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { controlClasses } from '#ui/Field.tsx';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface RowProps {
  readonly place: number;
  readonly question: QuestionDraft;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (part: Partial<QuestionDraft>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function QuestionRow({ place, question, isFirst, isLast, onChange, onMove, onRemove }: RowProps) {
  const name = `question ${place + 1}`;
  return (
    <li className="rounded-card border border-line bg-raised p-3">
      <div className="flex items-center gap-1">
        <input
          aria-label={`Text of ${name}`}
          value={question.text}
          maxLength={limits.questionCharacters}
          onChange={(event) => onChange({ text: event.target.value })}
          className={`${controlClasses(undefined)} h-9`}
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${name} up`}
          isDisabled={isFirst}
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
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <CheckboxField
          isSelected={question.isRequired}
          onChange={(isRequired) => onChange({ isRequired })}
        >
          Required
        </CheckboxField>
        <CheckboxField
          isSelected={question.kind === 'long'}
          onChange={(isLong) => onChange({ kind: isLong ? 'long' : 'short' })}
        >
          Several lines
        </CheckboxField>
      </div>
    </li>
  );
}

interface Props {
  readonly questions: readonly QuestionDraft[];
  readonly onChange: (questions: QuestionDraft[]) => void;
}

/** What the form of every opportunity asks beside the pitch, in order. */
export function QuestionsField({ questions, onChange }: Props) {
  const replaced = (place: number, ...by: QuestionDraft[]) => questions.toSpliced(place, 1, ...by);
  return (
    <fieldset>
      <legend className="font-medium">Questions</legend>
      <p className="mt-0.5 mb-2 text-control text-ink-3">
        Asked beside the pitch. Answers follow a new wording. Changing between one and several lines
        makes a new question; answers to the old one stay.
      </p>
      <ol className="space-y-2">
        {questions.map((question, place) => (
          <QuestionRow
            key={place}
            place={place}
            question={question}
            isFirst={place === 0}
            isLast={place === questions.length - 1}
            onChange={(part) => onChange(replaced(place, { ...question, ...part }))}
            onMove={(by) => onChange(replaced(place).toSpliced(place + by, 0, question))}
            onRemove={() => onChange(replaced(place))}
          />
        ))}
      </ol>
      {questions.length < limits.questionsMost && (
        <Button
          className="mt-2"
          onPress={() => onChange([...questions, { text: '', kind: 'short', isRequired: false }])}
        >
          Add question
        </Button>
      )}
    </fieldset>
  );
}
