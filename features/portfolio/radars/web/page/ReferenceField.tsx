import { X } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { ReactNode } from 'react';
import { controlClasses, OptionalMark } from '#ui/Field.tsx';

interface Reference {
  readonly id: string;
  readonly name: string;
}

interface Props<Chosen extends Reference> {
  readonly label: string;
  readonly placeholder: string;
  readonly chosen: readonly Chosen[];
  readonly onChange: (choices: readonly Chosen[]) => void;
  readonly most: number;
  readonly isRequired?: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What fits the text, as far as it is known. */
  readonly found: readonly (Chosen & { readonly about?: string | null })[];
  readonly renderMark?: (one: Chosen) => ReactNode;
}

/** Things that are found by name and linked; each can be taken away again. */
export function ReferenceField<Chosen extends Reference>(props: Props<Chosen>) {
  const { label, chosen, onChange, most, typed, onType, renderMark } = props;
  const options = props.found.filter((one) => !chosen.some(({ id }) => id === one.id));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {chosen.length > 0 && (
        <ul aria-label={`${label} linked`} className="flex flex-wrap gap-1.5">
          {chosen.map((one) => (
            <li
              key={one.id}
              className="flex min-h-7 max-w-full items-center gap-1.5 rounded-chip bg-hover pl-1.5 text-control"
            >
              {renderMark?.(one)}
              <span className="min-w-0 truncate">{one.name}</span>
              <button
                type="button"
                aria-label={`Remove ${one.name}`}
                onClick={() => onChange(chosen.filter(({ id }) => id !== one.id))}
                className="grid size-6 shrink-0 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        // Scrolling closes the list, and must not take what was typed.
        allowsCustomValue
        items={options}
        inputValue={typed}
        onInputChange={onType}
        selectedKey={null}
        menuTrigger="input"
        // Opens while typing, before the results are known.
        allowsEmptyCollection={typed.trim() !== ''}
        isDisabled={chosen.length >= most}
        onSelectionChange={(key) => {
          const added = options.find(({ id }) => id === key);
          if (!added) return;
          onChange([...chosen, added]);
          onType('');
        }}
        className="order-first flex flex-col gap-1.5"
      >
        <Label className="font-medium">
          {label}
          {!props.isRequired && <OptionalMark />}
        </Label>
        <Input
          placeholder={props.placeholder}
          className={`${controlClasses(undefined)} h-10 disabled:opacity-50`}
        />
        <Popover className="floating max-h-72 min-w-64 overflow-y-auto rounded-card p-1">
          <ListBox<(typeof options)[number]>
            aria-label={label}
            className="outline-none"
            renderEmptyState={() => <p className="px-2 py-1.5 text-control text-ink-2">No match</p>}
          >
            {(one) => (
              <ListBoxItem
                id={one.id}
                textValue={one.name}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover"
              >
                {renderMark?.(one)}
                <span className="min-w-0">
                  <span className="block truncate">{one.name}</span>
                  {one.about && (
                    <span className="block truncate text-small text-ink-3">{one.about}</span>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </div>
  );
}
