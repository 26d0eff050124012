import type { Collection } from '#features/collections/domain/collection.ts';
import { counted, formatNumber } from '#core/domain/formatting.ts';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { SpaceChoice } from './SpaceChoice.tsx';
import type { useAdding } from './use-adding.ts';

interface Props {
  readonly collection: Collection;
  readonly adding: ReturnType<typeof useAdding>;
  readonly onClose: () => void;
}

/** What goes on from here. */
export function AddActions({ collection, adding, onClose }: Props) {
  const { draft, update, list, review, chosen, waiting, isAdding, isLookingUp } = adding;
  const into = (
    <SpaceChoice
      collection={collection}
      space={draft.space}
      onChange={(space) => update({ space })}
    />
  );
  if (draft.way === 'search') {
    return (
      <>
        {into}
        {draft.lookedUp && (
          <Button
            variant="quiet"
            onPress={() => draft.lookedUp && update({ way: draft.lookedUp.way })}
          >
            Back to the list
          </Button>
        )}
        <Button onPress={onClose}>Done</Button>
      </>
    );
  }
  if (review === null) {
    const count = list.entries.length;
    return (
      <Button variant="primary" isDisabled={count === 0 || isLookingUp} onPress={adding.lookUp}>
        {isLookingUp
          ? 'Looking them up…'
          : count > 0
            ? `Look up ${formatNumber(count)}`
            : 'Look up'}
      </Button>
    );
  }
  return (
    <>
      {into}
      <Button variant="quiet" onPress={() => update({ lookedUp: null })}>
        Change the list
      </Button>
      {waiting.length > 0 && chosen.length === 0 ? (
        <Button variant="primary" isDisabled={isLookingUp} onPress={adding.lookUpNext}>
          Look up the next {formatNumber(Math.min(waiting.length, limits.entriesMost))}
        </Button>
      ) : chosen.length === 0 ? (
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      ) : (
        <Button variant="primary" isDisabled={isAdding} onPress={() => void adding.add()}>
          Add {counted(chosen.length, 'company', 'companies')}
        </Button>
      )}
    </>
  );
}
