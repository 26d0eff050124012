import { Plus, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';

interface Props<Entry extends { readonly key: string }> {
  readonly id: string;
  readonly title: string;
  /** What one of them is called: "round". */
  readonly noun: string;
  readonly entries: readonly Entry[];
  readonly empty: () => Entry;
  readonly onChange: (entries: readonly Entry[]) => void;
  /** The part of a row that is filled in first. */
  readonly firstPart: string;
  readonly problem: string | undefined;
  /** The fields of a row; its place is part of their ids: `{id}.{place}.{part}`. */
  readonly children: (
    entry: Entry,
    place: number,
    change: (part: Partial<Entry>) => void,
  ) => ReactNode;
}

/** Rows of the same fields, which are added and removed. */
export function EntryRows<Entry extends { readonly key: string }>(props: Props<Entry>) {
  const { id, title, noun, entries, empty, onChange, firstPart, problem, children } = props;
  const [added, setAdded] = useState(0);
  const last = entries.length - 1;
  useEffect(() => {
    if (added > 0) focusField(`${id}.${last}.${firstPart}`);
    // Only when a row was added.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [added]);
  const mostEntries = companyLimits.profileEntriesMost;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      {entries.length > 0 && (
        <ul className="mt-1.5 divide-y divide-line rounded-card border border-line">
          {entries.map((entry, place) => (
            <li key={entry.key} className="flex items-start gap-2 p-3">
              <div className="grid min-w-0 flex-1 gap-3 sm:auto-cols-fr sm:grid-flow-col">
                {children(entry, place, (part) =>
                  onChange(entries.map((one) => (one === entry ? { ...one, ...part } : one))),
                )}
              </div>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${noun} ${place + 1}`}
                onPress={() => {
                  onChange(entries.filter((one) => one !== entry));
                  focusField(id);
                }}
                className="mt-7"
              >
                <X aria-hidden className="size-4" strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mt-1.5 text-control text-bad-ink">
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          id={id}
          size="small"
          isDisabled={entries.length >= mostEntries}
          onPress={() => {
            onChange([...entries, empty()]);
            setAdded((count) => count + 1);
          }}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          Add {noun}
        </Button>
        {entries.length >= mostEntries && (
          <span className="text-control text-ink-3">{mostEntries} at most.</span>
        )}
      </div>
    </fieldset>
  );
}
