import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection, Subspace } from '#domain/collections/collection.ts';
import { countsOf } from '#domain/collections/contents.ts';
import { childrenOf } from '#domain/collections/subspaces.ts';
import { formatNumber } from '#domain/formatting.ts';
import { Button } from '#web/ui/Button.tsx';
import { unassigned } from './search-params.ts';
import { SubspaceDialog } from './SubspaceDialog.tsx';
import { SubspaceMenu } from './SubspaceMenu.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly current: string | undefined;
  readonly onChoose: (space: string | undefined) => void;
}

interface EntryProps {
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly title?: string | undefined;
}

function Entry({ label, count, isCurrent, onChoose, title }: EntryProps) {
  return (
    <button
      type="button"
      title={title}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(
        'flex h-8 w-full min-w-0 flex-1 cursor-pointer items-center justify-between gap-2 rounded-control px-2 text-left text-control font-medium transition-colors',
        isCurrent ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <span className="truncate">{label}</span>
      <span className="text-meta font-normal text-ink-3 tabular">{formatNumber(count)}</span>
    </button>
  );
}

/** What is being asked for: a new sub-space below another one, or another name for one. */
type Asked = { below: string | null } | { change: Subspace } | null;

/** A collection's sub-spaces, nested, each with how many companies it and those below it hold. */
export function SubspaceTree({ collection, canEdit, current, onChoose }: Props) {
  const [asked, setAsked] = useState<Asked>(null);
  const counts = useMemo(() => countsOf(collection), [collection]);
  const level = (parentId: string | null) => (
    <ul className={clsx(parentId !== null && 'ml-3 border-l border-line pl-1.5')}>
      {childrenOf(collection, parentId).map((subspace) => (
        <li key={subspace.id}>
          <div className="flex items-center">
            <Entry
              label={subspace.name}
              title={subspace.description || undefined}
              count={counts.get(subspace.id) ?? 0}
              isCurrent={current === subspace.id}
              onChoose={() => onChoose(subspace.id)}
            />
            {canEdit && (
              <SubspaceMenu
                collection={collection}
                subspace={subspace}
                onChange={() => setAsked({ change: subspace })}
                onAddBelow={() => setAsked({ below: subspace.id })}
                onGone={() => current === subspace.id && onChoose(undefined)}
              />
            )}
          </div>
          {level(subspace.id)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Sub-spaces" className="space-y-px">
      <Entry
        label="All companies"
        count={listedCompanies(collection).length}
        isCurrent={current === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {level(null)}
      {collection.subspaces.length > 0 && (
        <Entry
          label="In no sub-space"
          count={counts.get(null) ?? 0}
          isCurrent={current === unassigned}
          onChoose={() => onChoose(unassigned)}
        />
      )}
      {canEdit && (
        <Button
          variant="quiet"
          className="mt-1 w-full justify-start! px-2!"
          onPress={() => setAsked({ below: null })}
        >
          <Plus aria-hidden className="size-4" />
          Add a sub-space
        </Button>
      )}
      {asked && (
        <SubspaceDialog
          collection={collection}
          below={'below' in asked ? asked.below : null}
          {...('change' in asked && { subspace: asked.change })}
          onClose={() => setAsked(null)}
        />
      )}
    </nav>
  );
}
