import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { questionLimits } from '#features/cases/corporations/domain/limits.ts';
import type { QuestionDraft } from '#features/cases/corporations/domain/question.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { newOption, withPastedOptions } from './edit-questions.ts';

type Options = NonNullable<QuestionDraft['options']>;

interface Props {
  /** What the question is called in labels. */
  readonly name: string;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** The options of a choice. Enter goes to the next one; pasted lines are an option each. */
export function OptionsField({ name, options, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focus = (place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[place]?.focus());
  const isFull = options.length >= questionLimits.optionsMost;

  function add(place: number): void {
    if (!isFull) onChange(options.toSpliced(place, 0, newOption()));
    focus(place);
  }
  function remove(place: number): void {
    onChange(options.toSpliced(place, 1));
    focus(Math.max(0, place - 1));
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>, place: number): void {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (options[place + 1]?.label === '') focus(place + 1);
      else add(place + 1);
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '' && options.length > 1) {
      event.preventDefault();
      remove(place);
    }
  }

  return (
    <div>
      <ol ref={list} aria-label={`Options of ${name}`} className="space-y-1.5">
        {options.map((option, place) => (
          <li key={option.id ?? place} className="flex items-center gap-1">
            <input
              aria-label={`Option ${place + 1} of ${name}`}
              value={option.label}
              maxLength={questionLimits.optionCharacters}
              placeholder={`Option ${place + 1}`}
              onChange={(event) =>
                onChange(options.with(place, { ...option, label: event.target.value }))
              }
              onKeyDown={(event) => handleKey(event, place)}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                if (!pasted.trim().includes('\n')) return;
                event.preventDefault();
                const all = withPastedOptions(options, place, pasted);
                onChange(all.slice(0, questionLimits.optionsMost));
              }}
              className={`${controlClasses(undefined)} h-8`}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove option ${place + 1} of ${name}`}
              isDisabled={options.length <= 1}
              onPress={() => remove(place)}
            >
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        className="mt-1"
        isDisabled={isFull}
        aria-label={`Add option to ${name}`}
        onPress={() => add(options.length)}
      >
        Add option
      </Button>
    </div>
  );
}
