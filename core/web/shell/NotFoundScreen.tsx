import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Within the frame, for whoever is signed in. */
export function NotFoundState() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        title="Page not found"
        action={
          <ButtonLink to="/projects" variant="primary">
            Go to Projects
          </ButtonLink>
        }
      >
        It may have been moved or deleted, or you may not have access to it.
      </EmptyState>
    </div>
  );
}

export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        isPage
        title="Page not found"
        action={
          <ButtonLink to="/" variant="primary">
            Back to home
          </ButtonLink>
        }
      >
        Check the address, or sign in to see pages of your organisation.
      </EmptyState>
    </main>
  );
}
