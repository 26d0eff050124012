import { Check, Plus } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { stateOf } from '#domain/collections/lists.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { CompanyItem } from '#web/pieces/company/CompanyItem.tsx';
import { useCompaniesFound } from '#web/pieces/company/use-companies-found.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Seeking } from '#web/ui/Seeking.tsx';
import { addingOf } from './review.ts';

interface Props {
  readonly collection: Collection;
  /** The sub-space they go into. */
  readonly space: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Finds companies by a few letters and puts them into the collection, one after the other. */
export function SearchWay({ collection, space, typed, onType }: Props) {
  const change = useCollectionChange(collection.id);
  const q = useDeferredValue(typed.trim());
  const { found, error, isSought, isPaused } = useCompaniesFound(q);
  const list = useRef<HTMLUListElement>(null);
  /** With the company goes its button: the focus goes on to the next one. */
  function goOn(): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    const next = here === -1 ? undefined : (buttons[here + 1] ?? buttons[here - 1]);
    (next ?? list.current)?.focus();
  }
  return (
    <>
      <SearchField
        label="Name or web address"
        placeholder="Name or web address…"
        value={typed}
        onChange={onType}
        autoFocus
        isWide
      />
      <ul
        ref={list}
        aria-label="Companies found"
        tabIndex={-1}
        className="mt-3 space-y-px outline-none"
      >
        {found?.map((company) => {
          const state = stateOf(collection, company);
          return (
            <CompanyItem key={company.id} company={company}>
              {state === 'blacklisted' && <span className="text-meta text-warn">Blacklisted</span>}
              {state === 'listed' ? (
                <span className="flex items-center gap-1.5 text-meta text-ink-3">
                  <Check aria-hidden className="size-3.5 text-good" />
                  In the collection
                </span>
              ) : (
                <Button
                  size="small"
                  aria-label={`Add ${company.name}`}
                  onPress={() => {
                    goOn();
                    void change(addingOf([company], space));
                  }}
                >
                  <Plus aria-hidden className="size-3.5" />
                  Add
                </Button>
              )}
            </CompanyItem>
          );
        })}
        {found?.length === 0 && (
          <li className="py-10 text-center text-ink-3">Nothing found. Try other letters.</li>
        )}
        {error && (
          <li role="alert" className="py-10 text-center text-bad">
            {error.message}
          </li>
        )}
        {isSought && (
          <li>
            <Seeking isPaused={isPaused} />
          </li>
        )}
        {q === '' && (
          <li className="py-10 text-center text-ink-3">
            Type a few letters of a name or a web address.
          </li>
        )}
      </ul>
    </>
  );
}
