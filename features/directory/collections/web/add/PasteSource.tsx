import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import type { ListEntries } from '#features/directory/companies/domain/list-entries.ts';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';
import { EntryCount } from './EntryCount.tsx';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly list: ListEntries;
  readonly problem: string | undefined;
  readonly onLookUp: () => void;
}

/** A list pasted from anywhere: a mail, a spreadsheet, a web page. */
export function PasteSource({ typed, onType, list, problem, onLookUp }: Props) {
  const field = {
    id: 'companies-to-add',
    label: 'Names or websites',
    isRequired: true,
    hint: 'One per line. Spreadsheet rows and links to LinkedIn or Crunchbase work too.',
    problem,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onLookUp();
  };
  return (
    <FieldFrame {...field}>
      <textarea
        {...fieldAriaProps(field)}
        rows={16}
        value={typed}
        spellCheck={false}
        placeholder={'Acme Robotics\nhttps://www.example.com\nBolt Systems GmbH'}
        // The user asked for this field by choosing its tab.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={clsx(controlClasses(problem), 'min-h-56 resize-none py-2')}
      />
      <EntryCount list={list} />
    </FieldFrame>
  );
}
