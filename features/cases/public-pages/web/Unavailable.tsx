import type { ReactNode } from 'react';
import { PublicFooter } from '#features/cases/public-pages/web/shared/PublicFooter.tsx';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { isGone } from '#core/web/transport/problem.ts';
import { EmptyState, ErrorState } from '#ui/states.tsx';

interface Props {
  /** The title for a missing page. */
  readonly title: string;
  readonly children: ReactNode;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Below what is said of a missing page. */
  readonly below?: ReactNode;
}

/** A public page that does not exist or could not be loaded. */
export function Unavailable({ title, children, error, onRetry, below }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="grid flex-1 place-items-center">
        {isGone(error) ? (
          <div className="w-full max-w-[720px] min-w-0 px-5 pb-10">
            <EmptyState isPage title={title} action={<ButtonLink to="/">Back to home</ButtonLink>}>
              {children}
            </EmptyState>
            {below}
          </div>
        ) : (
          <ErrorState
            isPage
            title="This page could not be loaded"
            error={error}
            onRetry={onRetry}
          />
        )}
      </main>
      <PublicFooter />
    </div>
  );
}
