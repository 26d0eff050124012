import { Button } from './Button.tsx';

interface Props {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The next page of a list, on request. */
export function LoadMore({ hasMore, isLoading, onMore }: Props) {
  if (!hasMore) return null;
  return (
    <div className="flex justify-center pt-4">
      <Button onPress={onMore} isDisabled={isLoading}>
        {isLoading ? 'Loading…' : 'Show more'}
      </Button>
    </div>
  );
}
