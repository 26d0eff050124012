import { X } from 'lucide-react';
import { useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { subjectKinds, type SubjectKind } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses, OptionalMark } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useSubjects, type SubjectOption } from './use-subjects.ts';

export interface ChosenSubject {
  readonly kind: SubjectKind;
  readonly id: string;
  /** Null: the editor may not see it. */
  readonly name: string | null;
}

interface Props {
  readonly value: ChosenSubject | null;
  readonly onChange: (value: ChosenSubject | null) => void;
}

const labels: Readonly<Record<SubjectKind, string>> = {
  opportunity: 'Opportunity',
  company: 'Company',
  radar: 'Radar',
  collection: 'Collection',
};

function Finder({ kind, onChange }: Pick<Props, 'onChange'> & { readonly kind: SubjectKind }) {
  const [typed, setTyped] = useState('');
  const options = useSubjects(kind, typed);
  return (
    <ComboBox
      // Scrolling closes the list, and must not take what was typed.
      allowsCustomValue
      items={options}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      menuTrigger="focus"
      onSelectionChange={(key) => {
        const choice = options.find(({ id }) => id === key);
        if (choice) onChange({ kind, ...choice });
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className="font-medium">
        Pinned
        <OptionalMark />
      </Label>
      <Input placeholder="Find by name" className={`${controlClasses(undefined)} h-10`} />
      <Popover className="floating max-h-72 min-w-64 overflow-y-auto rounded-card p-1">
        <ListBox<SubjectOption> aria-label={labels[kind]} className="outline-none">
          {({ id, name }) => (
            <ListBoxItem
              id={id}
              textValue={name}
              className="flex min-h-9 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
            >
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** What a block is about: one thing, found by name. Who may not see it does not get the block. */
export function SubjectField({ value, onChange }: Props) {
  const [kind, setKind] = useState<SubjectKind>(value?.kind ?? 'opportunity');
  return (
    <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-end">
      <SelectField
        label="Kind"
        options={subjectKinds.map((one) => ({ value: one, label: labels[one] }))}
        value={kind}
        isDisabled={value !== null}
        onChange={setKind}
        inForm={{ id: 'subject-kind', 'aria-describedby': undefined }}
      />
      {value === null ? (
        <Finder key={kind} kind={kind} onChange={onChange} />
      ) : (
        <div className="flex h-10 items-center justify-between gap-2 rounded-control bg-hover px-3">
          <span className="truncate">{value.name ?? 'Not visible to you'}</span>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Remove what is pinned"
            onPress={() => onChange(null)}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
}
