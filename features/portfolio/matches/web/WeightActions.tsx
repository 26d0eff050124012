import { Link } from '@tanstack/react-router';
import { formatWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { useSaveWeights } from './use-match-settings.ts';

interface Props {
  readonly weights: Weights;
  /** Whose weights they are; null: a text or a collection, which has none of its own. */
  readonly opportunityId: string | null;
  readonly areUnsaved: boolean;
}

/** What can be done with weights that were moved: test them, save them. */
export function WeightActions({ weights, opportunityId, areUnsaved }: Props) {
  const { saveWeights, isSaving } = useSaveWeights(opportunityId);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Link
        to="/venturematch/back-test"
        search={{
          weights: formatWeights(weights),
          ...(opportunityId !== null && { opportunity: opportunityId }),
        }}
        className={buttonClasses('plain', 'small')}
      >
        Back-test
      </Link>
      {areUnsaved && (
        <Button
          variant="primary"
          size="small"
          isDisabled={isSaving}
          onPress={() => saveWeights(weights)}
        >
          Save these weights
        </Button>
      )}
    </div>
  );
}
