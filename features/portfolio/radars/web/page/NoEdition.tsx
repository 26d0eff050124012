import { EmptyState } from '#ui/states.tsx';

export function NoEdition() {
  return (
    <EmptyState title="Nothing has been published yet">
      The first edition appears here once it is published.
    </EmptyState>
  );
}
