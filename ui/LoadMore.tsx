import { Button } from './Button.tsx';

interface Props {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The button that loads the next page of a list. */
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
