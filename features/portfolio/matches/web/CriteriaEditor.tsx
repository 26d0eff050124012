import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import {
  criterionFields,
  criterionModes,
  fieldLabels,
  isNumeric,
  modeLabels,
  type Criterion,
} from '#features/portfolio/matches/domain/criteria.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';

interface Props {
  readonly criteria: readonly Criterion[];
  readonly onChange: (criteria: readonly Criterion[]) => void;
}

const modes = criterionModes.map((value) => ({ value, label: modeLabels[value] }));
const fields = criterionFields.map((value) => ({ value, label: fieldLabels[value] }));

const criterionWords = ({ mode, field, value }: Criterion): string =>
  `${modeLabels[mode]}: ${fieldLabels[field]} ${value}`;

/** What a company must have, had better have, and should not have. */
export function CriteriaEditor({ criteria, onChange }: Props) {
  const [mode, setMode] = useState<Criterion['mode']>('must');
  const [field, setField] = useState<Criterion['field']>('words');
  const [value, setValue] = useState('');
  const text = value.trim();
  const fits = text !== '' && (!isNumeric(field) || /^\d{1,15}$/u.test(text));
  function add(event: FormEvent): void {
    event.preventDefault();
    if (!fits) return;
    onChange([...criteria, { mode, field, value: text }]);
    setValue('');
  }
  return (
    <section aria-label="Criteria">
      <h2 className="mb-1.5 font-medium">Criteria</h2>
      {criteria.length > 0 && (
        <ul className="mb-2 space-y-1">
          {criteria.map((criterion, at) => (
            <li
              key={`${criterionWords(criterion)} ${at}`}
              className="flex items-center gap-1 text-control text-ink-2"
            >
              <span className="min-w-0 flex-1 break-words">{criterionWords(criterion)}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${criterionWords(criterion)}`}
                onPress={() => onChange(criteria.filter((_, other) => other !== at))}
              >
                <X aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {criteria.length < matchLimits.criteriaMost && (
        <form onSubmit={add} className="space-y-2">
          <div className="flex flex-wrap gap-2">
            <SelectField
              label="Kind"
              isLabelHidden
              options={modes}
              value={mode}
              onChange={setMode}
            />
            <SelectField
              label="Field"
              isLabelHidden
              options={fields}
              value={field}
              onChange={setField}
            />
          </div>
          <div className="flex gap-2">
            <input
              aria-label="Value"
              value={value}
              inputMode={isNumeric(field) ? 'numeric' : 'text'}
              maxLength={matchLimits.criterionCharacters}
              onChange={(event) => setValue(event.target.value)}
              className="h-8 min-w-0 flex-1 rounded-control border border-line-control bg-raised px-2.5 text-control pointer-coarse:h-10"
            />
            <Button type="submit" isDisabled={!fits}>
              <Plus aria-hidden className="size-4" strokeWidth={1.75} />
              Add
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
