import { useId, useState } from 'react';
import { choicesIn, type ColumnSection } from '#core/domain/exporting/sheet-columns.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { columnCount, type ColumnChoosing } from './use-column-choice.ts';

interface Props {
  readonly choosing: ColumnChoosing;
  readonly onClose: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Which columns the files of an export have. */
export function ColumnsDialog({ choosing, onClose }: Props) {
  const { sections } = choosing;
  const choices = choicesIn(sections);
  const all = new Set(choices.map(({ key }) => key));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(choosing.keys ?? all));
  const lacksId = choices.some(({ key, isRecordId }) => isRecordId && !selection.has(key));
  const isNone = selection.size === 0;
  return (
    <DialogFrame
      title="Choose columns"
      lead="For all files of this export, until you choose again."
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={isNone}
            onPress={() => {
              choosing.choose(selection);
              onClose();
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-control tabular">
          {columnCount({ sections, keys: [...selection] })}
        </p>
        <Button onPress={() => setSelection(all)}>Select all</Button>
        <Button onPress={() => setSelection(none)}>Clear</Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-control text-ink-2">
        {isNone && 'Choose at least one column.'}
        {!isNone && lacksId && 'Without the id, an import of this file cannot recognise its rows.'}
      </p>
      <div className="mt-3 space-y-5">
        {sections.map((section) => (
          <Section
            key={section.section}
            section={section}
            chosen={selection}
            onChange={setSelection}
          />
        ))}
      </div>
    </DialogFrame>
  );
}

interface SectionProps {
  readonly section: ColumnSection;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (selection: ReadonlySet<string>) => void;
}

function Section({ section, chosen, onChange }: SectionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="text-small font-medium text-ink-3">
        {section.section}
      </h3>
      <div className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {section.choices.map(({ key, label }) => (
          <CheckboxField
            key={key}
            isSelected={chosen.has(key)}
            onChange={(isOn) => {
              const next = new Set(chosen);
              if (isOn) next.add(key);
              else next.delete(key);
              onChange(next);
            }}
          >
            {label}
          </CheckboxField>
        ))}
      </div>
    </div>
  );
}
