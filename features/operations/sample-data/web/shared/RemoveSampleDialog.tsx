import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#core/domain/endpoint.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/operations/sample-data/domain/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { removalSentences } from './removal-words.ts';
import { useRemoveSample } from './use-sample-data.ts';

interface Props {
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

type Query = UseQueryResult<Answer<typeof get>>;

/** Says what goes. */
function WhatGoes({ data, error, refetch }: Query) {
  if (error) {
    return (
      <ErrorLine
        title="What it holds could not be counted"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="what it holds">
        <div className="space-y-2">
          <SkeletonRepeat count={3} className="skeleton h-5" />
        </div>
      </Loading>
    );
  }
  return (
    <ul aria-label="Consequences" className="list-disc space-y-1.5 pl-5">
      {data.sample === null ? (
        <li>There is no sample data any more.</li>
      ) : (
        removalSentences(data.sample).map((sentence) => <li key={sentence}>{sentence}</li>)
      )}
    </ul>
  );
}

/** Counts anew, says what goes, and asks. */
export function RemoveSampleDialog({ onClose, onRemoved }: Props) {
  const query = useQuery({ ...queryOptionsOf(get), staleTime: 0 });
  const id = query.data?.sample?.corporationId;
  const { mutate, isPending, error } = useRemoveSample(onRemoved);
  return (
    <DialogFrame
      isStrict
      width="medium"
      title="Remove sample data?"
      lead="It goes as a whole, for everyone. This cannot be undone."
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isDisabled={id === undefined || isPending}
            onPress={() => id !== undefined && mutate(String(id))}
          >
            Remove sample data
          </Button>
        </>
      }
    >
      <WhatGoes {...query} />
      <ErrorText className="mt-4 text-control">{error?.message}</ErrorText>
    </DialogFrame>
  );
}
