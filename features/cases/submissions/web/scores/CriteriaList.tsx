import { GridList } from 'react-aria-components/GridList';
import { weightShares } from '#features/cases/submissions/domain/scores/weight-shares.ts';
import { useRecordDrag } from '#core/web/views/use-record-drag.tsx';
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
  const shares = weightShares(criteria.map(({ weight }) => weight));
  const dragAndDropHooks = useRecordDrag({
    of: 'criterion',
    name: 'Criteria',
    listId: 'criteria',
    canMove: true,
    keys: criteria.map(({ key }) => key),
    onMove: ({ key, before }) => draft.move(key, before),
  });

  return (
    <GridList
      aria-label="Criteria"
      items={criteria.map((criterion, index) => ({
        id: criterion.key,
        criterion,
        percent: shares[index] ?? 0,
      }))}
      dependencies={[newest, criteria]}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
      dragAndDropHooks={dragAndDropHooks}
      className="space-y-1.5 outline-none"
    >
      {({ criterion, percent }) => (
        <CriterionRow
          criterion={criterion}
          percent={percent}
          isNew={criterion.key === newest}
          isAlone={criteria.length === 1}
          onChange={(next) => draft.change(criterion.key, next)}
          onRemove={() => draft.remove(criterion.key)}
        />
      )}
    </GridList>
  );
}
