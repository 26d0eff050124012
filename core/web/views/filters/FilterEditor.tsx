import { useId, useState } from 'react';
import { listOf, listText } from '#core/domain/filter-values.ts';
import { limits } from '#core/domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import type { FilterDefinition } from './filter-definition.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { DayRange, NumberRange } from './FilterRanges.tsx';
import { answerOperators, answerText, askedAnswer, type AnswerOperator } from './filter-words.ts';

interface Props {
  readonly field: FilterDefinition;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** The field asks for one thing, which is chosen, or Enter was pressed. */
  readonly onDone: () => void;
}

function ContainedText({ field: { label }, value = '', onChange, onDone }: Props) {
  const id = useId();
  const [typed, setTyped] = useDebouncedSearch(value, (text) => onChange(text || undefined));
  return (
    <form
      className="p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim() || undefined);
        onDone();
      }}
    >
      <TextField
        id={id}
        label={label}
        isRequired={false}
        isUnmarked
        isFirst
        problem={undefined}
        maxLength={limits.queryCharacters}
        value={typed}
        onChange={setTyped}
      />
    </form>
  );
}

/** What a field without an answer of its own asks for. */
function ValueEditor(props: Props) {
  const { field, value, onChange, onDone } = props;
  const { kind, label, options = [] } = field;
  if (kind === 'numbers')
    return <NumberRange field={field} value={value ?? ''} onChange={onChange} />;
  if (kind === 'days') return <DayRange field={field} value={value ?? ''} onChange={onChange} />;
  if (kind === 'text') return <ContainedText {...props} />;
  const hasMany = kind === 'choices';
  return (
    <FilterOptions
      label={label}
      options={options}
      values={hasMany ? listOf(value ?? '') : [value ?? []].flat()}
      hasMany={hasMany}
      onChange={(values) => {
        onChange(hasMany ? listText(values) || undefined : values[0]);
        if (!hasMany) onDone();
      }}
    />
  );
}

const ofValues = answerOperators.filter(({ value }) => value !== 'has');

/** Of an answer: what it is, or whether there is any. */
function AnswerEditor(props: Props) {
  const { field, value = '', onChange } = props;
  const { kind } = field;
  const condition = askedAnswer(kind, value);
  // Before there is a text, nothing else has the operator.
  const [operator, setOperator] = useState(condition.operator);
  const change = (next: AnswerOperator, text: string) => {
    setOperator(next);
    onChange(answerText(kind, { operator: next, value: text }));
  };
  return (
    <>
      <div className="flex border-b border-line p-3">
        {kind === 'text' ? (
          <SelectField
            label="Condition"
            isLabelHidden
            options={answerOperators}
            value={operator}
            onChange={(next) => change(next, condition.value)}
          />
        ) : (
          <SegmentedControl
            label="Condition"
            options={ofValues}
            value={operator === 'has' ? 'is' : operator}
            onChange={(next) => change(next, condition.value)}
          />
        )}
      </div>
      {(operator === 'has' || operator === 'is') && (
        <ValueEditor
          {...props}
          value={condition.value}
          onChange={(text) => change(operator, text ?? '')}
        />
      )}
    </>
  );
}

/** The editor of one filter. What is entered holds at once. */
export const FilterEditor = (props: Props) =>
  props.field.isAnswer === true ? <AnswerEditor {...props} /> : <ValueEditor {...props} />;
