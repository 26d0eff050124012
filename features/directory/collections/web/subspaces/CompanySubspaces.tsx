import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Tag } from '#ui/Tag.tsx';
import { SubspaceCheckboxes } from './SubspaceCheckboxes.tsx';
import { SubspaceDraft } from './SubspaceDraft.tsx';
import { useSubspaceMutations } from './use-subspace-mutations.ts';

/** Above this number there is a search, and assigned ones are listed first. */
const searchedFrom = 12;

interface Props {
  readonly collection: Collection;
  readonly company: CompanyRef;
  readonly canEdit: boolean;
}

/** The sub-spaces of a company, as checkboxes for those who may edit. */
export function CompanySubspaces({ collection, company, canEdit }: Props) {
  const [words, setWords] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const mutations = useSubspaceMutations(collection);
  const steps = flattenSubspaces(collection);
  const spaceIds = spacesOf(collection, company.id);
  const text = words.trim().toLocaleLowerCase();
  const matches = useMemo(
    () => steps.filter((step) => step.path.toLocaleLowerCase().includes(text)),
    [steps, text],
  );
  const isMany = steps.length > searchedFrom;
  if (!canEdit && steps.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-small font-semibold">Sub-spaces</h3>
      {(isMany || !canEdit) && (
        <p className="mb-2 flex flex-wrap gap-1.5 text-control text-ink-3">
          {steps
            .filter(({ id }) => spaceIds.includes(id))
            .map((step) => (
              <Tag key={step.id}>{step.path}</Tag>
            ))}
          {spaceIds.length === 0 && 'Not sorted yet'}
        </p>
      )}
      {canEdit && isMany && (
        <div className="mb-2">
          <SearchField label="Find a sub-space" value={words} onChange={setWords} isWide />
        </div>
      )}
      {canEdit && steps.length > 0 && (
        <SubspaceCheckboxes
          steps={matches}
          isFiltered={text !== ''}
          chosen={spaceIds}
          onToggle={(id, isIn) =>
            mutations.place([company], isIn ? { into: [id], outOf: [] } : { into: [], outOf: [id] })
          }
        />
      )}
      {canEdit &&
        (isAdding ? (
          <SubspaceDraft
            below={null}
            onAdd={(name) => mutations.addWith(name, [company])}
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="mt-1 px-0.5!"
            onPress={() => setIsAdding(true)}
          >
            <Plus aria-hidden className="size-4 text-ink-3" />
            New sub-space
          </Button>
        ))}
    </section>
  );
}
