import { RefreshCw } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { companiesAt } from '#features/directory/collections/domain/contents.ts';
import { pluralize, formatNumber, plural } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { EmptyState, ErrorLine, ErrorState } from '#ui/states.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { SuggestionsSkeleton } from './SuggestionsSkeleton.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly collection: Collection;
  /** The sub-space shown, as in the URL. */
  readonly space: string | undefined;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  readonly onWhole: () => void;
}

/** What suggestions are based on: "the 6 companies in Ultrasound". */
function formatBasis(count: number, name: string): string {
  return `Like the ${plural(count, 'company', `${formatNumber(count)} companies`)} in ${name}.`;
}

interface SuggestedProps extends Omit<Props, 'onClose' | 'onWhole'> {
  readonly found: ReturnType<typeof useSuggestions>;
}

function Suggested({ collection, space, canEdit, found }: SuggestedProps) {
  const { rows, error, again } = found;
  const into = collection.subspaces.find(({ id }) => id === space) ?? null;
  if (!rows && error) {
    return <ErrorState title="The suggestions could not be loaded" error={error} onRetry={again} />;
  }
  if (!rows) return <SuggestionsSkeleton />;
  return (
    <>
      <p role="status" className="sr-only">
        {pluralize(rows.length, 'suggestion', 'suggestions')}.
      </p>
      {found.isBuilding && (
        <p className="mb-3 text-small text-ink-2">
          The search index is being built. Until then, suggestions use tags only.
        </p>
      )}
      <SuggestionList collection={collection} into={into} canEdit={canEdit} rows={rows} />
      {rows.length === 0 && !found.isLooking && (
        <EmptyState
          title={found.isUsedUp ? 'No more suggestions' : 'No similar companies'}
          action={found.isUsedUp && <Button onPress={again}>Look again</Button>}
        >
          {found.isUsedUp
            ? 'Suggestions improve as you add and blacklist companies.'
            : 'No other company in the directory shares tags or words with these.'}
        </EmptyState>
      )}
      {error && <ErrorLine title="More could not be loaded" error={error} onRetry={found.more} />}
      <LoadMore
        hasMore={rows.length > 0 && found.hasMore}
        isLoading={found.isLooking}
        onMore={found.more}
      />
    </>
  );
}

/** Panel of companies similar to those of the collection or the sub-space shown. */
export function SuggestionsPanel({ collection, space, canEdit, onClose, onWhole }: Props) {
  const name = collection.subspaces.find(({ id }) => id === space)?.name;
  const where = space === undefined ? collection.name : (name ?? 'no sub-space');
  const count = companiesAt(collection, space).length;
  const list = useSuggestions(collection, space);
  return (
    <SidePanel
      label="Suggestions"
      onClose={onClose}
      actions={
        list.isOld &&
        count > 0 && (
          <Button variant="quiet" size="small" isDisabled={list.isLooking} onPress={list.again}>
            <RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />
            Refresh suggestions
          </Button>
        )
      }
    >
      <h2 className="text-panel font-semibold tracking-[-0.015em]">Suggestions</h2>
      {count > 0 && <p className="mt-0.5 mb-3 text-ink-2">{formatBasis(count, where)}</p>}
      {!canEdit && count > 0 && (
        <p className="mb-3 text-small text-ink-3">
          Only the owner can add companies. You can blacklist companies.
        </p>
      )}
      {count > 0 ? (
        <Suggested collection={collection} space={space} canEdit={canEdit} found={list} />
      ) : (
        <EmptyState
          title={space === undefined ? 'Add a few companies first' : `No company in ${where} yet`}
          action={space !== undefined && <Button onPress={onWhole}>Suggest for all</Button>}
        >
          {space === undefined
            ? 'Two or three are enough for suggestions.'
            : 'Add a few, or see suggestions for the whole collection.'}
        </EmptyState>
      )}
    </SidePanel>
  );
}
