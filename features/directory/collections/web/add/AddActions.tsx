import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { SubspaceSelect } from './SubspaceSelect.tsx';
import type { useAddFromList } from './use-add-from-list.ts';

interface Props {
  readonly collection: Collection;
  readonly addFromList: ReturnType<typeof useAddFromList>;
  readonly onClose: () => void;
}

/** The buttons of the review. */
export function AddActions({ collection, addFromList, onClose }: Props) {
  const { draft, update, list, review, chosen, waiting, isAdding, isLookingUp } = addFromList;
  const into = (
    <SubspaceSelect
      collection={collection}
      space={draft.space}
      onChange={(space) => update({ space })}
    />
  );
  if (draft.source === 'search') {
    return (
      <>
        {into}
        {draft.lookup && (
          <Button
            variant="quiet"
            onPress={() => draft.lookup && update({ source: draft.lookup.source })}
          >
            Back to list
          </Button>
        )}
        <Button onPress={onClose}>Done</Button>
      </>
    );
  }
  if (review === null) {
    const count = list.entries.length;
    return (
      <Button
        variant="primary"
        isDisabled={count === 0 || isLookingUp}
        onPress={addFromList.lookUp}
      >
        {isLookingUp ? 'Matching…' : count > 0 ? `Match ${formatNumber(count)}` : 'Match'}
      </Button>
    );
  }
  return (
    <>
      {into}
      <Button variant="quiet" onPress={() => update({ lookup: null })}>
        Back
      </Button>
      {waiting.length > 0 && chosen.length === 0 ? (
        <Button variant="primary" isDisabled={isLookingUp} onPress={addFromList.lookUpNext}>
          Match the next {formatNumber(Math.min(waiting.length, companyLimits.entriesMost))}
        </Button>
      ) : chosen.length === 0 ? (
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      ) : (
        <Button variant="primary" isDisabled={isAdding} onPress={() => void addFromList.add()}>
          Add {pluralize(chosen.length, 'company', 'companies')}
        </Button>
      )}
    </>
  );
}
