import { Link } from '@tanstack/react-router';
import { buttonLook } from '#web/ui/button-look.ts';
import { EmptyState } from '#web/ui/states.tsx';

/** Not there, or not for this person; with its name when they were just looking at it. */
export function CollectionGone({ name }: { readonly name: string | undefined }) {
  return (
    <EmptyState
      isPage
      title={
        name === undefined ? 'This collection does not exist' : `“${name}” is not here any more`
      }
      action={
        <Link to="/collections" className={buttonLook('plain', 'medium')}>
          Go to Collections
        </Link>
      }
    >
      {name === undefined
        ? 'It may have been deleted, or nobody shares it with you any more.'
        : 'It was just deleted, or is not shared with you any more.'}
    </EmptyState>
  );
}
