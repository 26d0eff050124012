import { Link } from '@tanstack/react-router';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/states.tsx';

export function NotFoundScreen() {
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        isPage
        title="There is nothing at this address"
        action={
          <Link to="/projects" className={buttonClasses('primary', 'medium')}>
            Go to projects
          </Link>
        }
      >
        It may have been moved or removed, or you may not have access to it.
      </EmptyState>
    </main>
  );
}
