import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SubspaceDraft } from './SubspaceDraft.tsx';
import { useSubspaceMutations } from './use-subspace-mutations.ts';
import { useBulkActions } from '#features/directory/collections/web/bulk/use-bulk-actions.ts';

/** Above this number there is a search. */
const searchedFrom = 9;
/** Maximum rendered; the search finds others. */
const mostDrawn = 60;

interface Props {
  readonly collection: Collection;
  readonly companies: readonly CompanyCard[];
}

/** For each sub-space, how many of the given companies it contains. */
function countsOf(collection: Collection, companies: readonly CompanyCard[]) {
  const counts = new Map<string, number>();
  for (const { id } of companies) {
    for (const space of spacesOf(collection, id)) counts.set(space, (counts.get(space) ?? 0) + 1);
  }
  return counts;
}

/** Creates a sub-space with the given companies in it. */
function NewSubspace({ collection, companies }: Props) {
  const { addWith } = useSubspaceMutations(collection);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className="mt-1 border-t border-line pt-1">
        <Button variant="quiet" className="w-full justify-start!" onPress={() => setIsOpen(true)}>
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          New sub-space…
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-1 border-t border-line p-1">
      <SubspaceDraft
        below={null}
        onAdd={(name) => addWith(name, companies)}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

/**
 * Sub-spaces as checkboxes for one or several companies, indeterminate when some are in. A click adds or
 * removes all.
 */
export function SubspacePicker({ collection, companies }: Props) {
  const { place } = useBulkActions(collection);
  const [typed, setTyped] = useState('');
  const counts = useMemo(() => countsOf(collection, companies), [collection, companies]);
  const spaces = flattenSubspaces(collection);
  const words = typed.trim().toLocaleLowerCase();
  const matches = spaces.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  return (
    <Dialog aria-label="Sub-spaces" className="w-64 outline-none">
      {spaces.length > searchedFrom && (
        <div className="p-1 pb-2">
          <SearchField
            label="Find a sub-space"
            value={typed}
            onChange={setTyped}
            isWide
            autoFocus
          />
        </div>
      )}
      <ul className="max-h-72 overflow-y-auto">
        {matches.slice(0, mostDrawn).map(({ id, name, above, path }) => {
          const count = counts.get(id) ?? 0;
          const isIn = companies.length > 0 && count === companies.length;
          return (
            <li key={id}>
              <label
                style={{ paddingLeft: words === '' ? `${above.length * 0.875}rem` : undefined }}
                className="flex min-h-8 cursor-pointer items-center gap-1 rounded-control pr-2 text-control pointer-coarse:min-h-11 pointer-coarse:gap-2.5 pointer-coarse:pl-2 hover:bg-hover"
              >
                <RowCheckbox
                  label={path}
                  isOn={isIn}
                  isPartly={count > 0 && !isIn}
                  onToggle={() =>
                    void place(
                      companies,
                      isIn ? { into: [], outOf: [id] } : { into: [id], outOf: [] },
                    )
                  }
                />
                <span className="min-w-0 truncate">{words === '' ? name : path}</span>
              </label>
            </li>
          );
        })}
        {matches.length > mostDrawn && (
          <li className="px-2 py-2 text-small text-ink-3">
            And {formatNumber(matches.length - mostDrawn)} more: type a few letters.
          </li>
        )}
        {matches.length === 0 && (
          <li className="px-2 py-4 text-center text-small text-ink-3">No matching sub-space.</li>
        )}
      </ul>
      <NewSubspace collection={collection} companies={companies} />
    </Dialog>
  );
}
