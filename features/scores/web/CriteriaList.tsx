import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { CriterionRow } from './CriterionRow.tsx';
import type { ScorecardDraftState } from './use-scorecard-draft.ts';

interface Props {
  readonly draft: ScorecardDraftState;
  /** The key of the criterion that was just added. */
  readonly newest: string | null;
}

/** Criteria in order: reordered with a pointer, or with Enter, arrows, Enter. */
export function CriteriaList({ draft, newest }: Props) {
  const { criteria } = draft;
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      draft.reorder(new Set([...keys].map(String)), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-[drop-target]:bg-accent" />
    ),
  });

  return (
    <GridList
      aria-label="Criteria"
      items={criteria.map((criterion) => ({ id: criterion.key, criterion }))}
      dependencies={[newest, weights]}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
      dragAndDropHooks={dragAndDropHooks}
      className="space-y-1.5 outline-none"
    >
      {({ criterion }) => (
        <CriterionRow
          criterion={criterion}
          share={criterion.weight / weights}
          isNew={criterion.key === newest}
          isAlone={criteria.length === 1}
          onChange={(next) => draft.change(criterion.key, next)}
          onRemove={() => draft.remove(criterion.key)}
        />
      )}
    </GridList>
  );
}
