import { ChevronLeft, ListFilter } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { pluralize } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { menuHeading } from '#ui/CheckboxMenuItem.tsx';
import { focusField } from '#ui/focus-field.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { isSet, type FilterDefinition, type FilterProps } from './filter-definition.ts';
import { filterWords } from './filter-words.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { optionClasses, SearchableOptions } from './FilterOptions.tsx';
import { FilterSurface } from './FilterSurface.tsx';

/** Where the focus goes when the last chip is taken away. */
export const filterButtonId = 'filter-button';

interface ListProps extends Pick<FilterProps, 'fields' | 'values'> {
  readonly onChoose: (param: string) => void;
}

interface ItemProps {
  readonly field: FilterDefinition;
  readonly value: string | undefined;
}

function FieldItem({ field, value }: ItemProps) {
  const { param, label } = field;
  return (
    <ListBoxItem id={param} textValue={label} className={optionClasses}>
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {isSet(value) && (
        <span className="max-w-1/2 truncate text-small text-accent-ink">
          {filterWords(field, value)}
        </span>
      )}
    </ListBoxItem>
  );
}

/** What one can filter by, in sections, searched by name. */
function FieldList({ fields, values, onChoose }: ListProps) {
  const groups = [...Map.groupBy(fields, ({ group }) => group)];
  const items = (some: readonly FilterDefinition[]) =>
    some.map((field) => <FieldItem key={field.param} field={field} value={values[field.param]} />);
  return (
    <SearchableOptions label="Filter by">
      <ListBox
        aria-label="Filter by"
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => <p className="px-2 py-3 text-control text-ink-3">Nothing found.</p>}
        className="max-h-80 overflow-y-auto p-1 outline-none"
      >
        {groups.map(([group, some]) =>
          group === undefined ? (
            items(some)
          ) : (
            <ListBoxSection key={group}>
              <Header className={menuHeading}>{group}</Header>
              {items(some)}
            </ListBoxSection>
          ),
        )}
      </ListBox>
    </SearchableOptions>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The editor of the chosen field, and the way back to the others. */
function ChosenField({ label, onBack, children }: ChosenProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list had the focus. An editor takes it where it has a field to type in.
    if (document.activeElement === document.body) frame.current?.focus();
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <div className="flex items-center gap-1 border-b border-line p-1">
        <Button variant="quiet" size="icon" aria-label="All filters" onPress={onBack}>
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
        <p className="min-w-0 truncate pr-2 text-control font-medium">{label}</p>
      </div>
      {children}
    </div>
  );
}

interface Props extends FilterProps {
  /** Above the fields: on a phone, what stands beside the button elsewhere. */
  readonly children?: ReactNode;
}

/** The button that opens what a list can be filtered by; also by `f`. */
export function FilterButton({ fields, values, onChange, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [param, setParam] = useState<string | null>(null);
  function change(next: boolean): void {
    setIsOpen(next);
    // While it closes, it stays as it is.
    if (next) setParam(null);
  }
  useKeyboardShortcuts({
    f: () => {
      // Where one comes back to.
      focusField(filterButtonId);
      change(true);
    },
  });
  function choose(name: string): void {
    const next = fields.find((one) => one.param === name);
    const [only, other] = next?.options ?? [];
    // What is either asked for or not needs no editor.
    if (next?.kind === 'choice' && only && !other && !isSet(values[name])) {
      onChange({ [name]: only.value });
      change(false);
    } else setParam(name);
  }
  const field = fields.find((one) => one.param === param);
  const count = fields.filter((one) => isSet(values[one.param])).length;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={change}>
      <Button
        id={filterButtonId}
        variant="quiet"
        aria-label={count === 0 ? 'Filter' : `Filter, ${pluralize(count, 'filter', 'filters')} set`}
      >
        <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
        Filter
        {count > 0 && <span className="text-accent-ink tabular">{count}</span>}
      </Button>
      <FilterSurface label={field?.label ?? 'Filters'}>
        {field === undefined ? (
          <>
            {Boolean(children) && (
              <div className="flex flex-col items-start gap-3 border-b border-line p-3 empty:hidden">
                {children}
              </div>
            )}
            <FieldList fields={fields} values={values} onChoose={choose} />
          </>
        ) : (
          <ChosenField label={field.label} onBack={() => setParam(null)}>
            <FilterEditor
              field={field}
              value={values[field.param]}
              onChange={(value) => onChange({ [field.param]: value })}
              onDone={() => change(false)}
            />
          </ChosenField>
        )}
      </FilterSurface>
    </DialogTrigger>
  );
}
