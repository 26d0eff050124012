import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#core/domain/endpoint.ts';
import { Consequences } from '#core/web/Consequences.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/operations/sample-data/domain/endpoints.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { removalSentences } from './removal-words.ts';
import { useRemoveSample } from './use-sample-data.ts';

interface Props {
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

const linesOf = ({ sample }: Answer<typeof get>) =>
  sample === null ? ['There is no sample data any more.'] : removalSentences(sample);

/** Counts anew, says what goes, and asks. */
export function RemoveSampleDialog({ onClose, onRemoved }: Props) {
  const query = useQuery({ ...queryOptionsOf(get), staleTime: 0 });
  const id = query.data?.sample?.corporationId;
  const { mutate, isPending, error } = useRemoveSample(onRemoved);
  return (
    <ConfirmDialog
      width="medium"
      title="Remove sample data?"
      lead="It goes as a whole, for everyone. This cannot be undone."
      action="Remove sample data"
      isReady={id !== undefined}
      isBusy={isPending}
      error={error}
      onConfirm={() => id !== undefined && mutate(String(id))}
      onClose={onClose}
    >
      <Consequences query={query} linesOf={linesOf} />
    </ConfirmDialog>
  );
}
