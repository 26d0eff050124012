import { Link, useMatches } from '@tanstack/react-router';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/states.tsx';

/** The screen of a page that is planned and not built yet. */
export function NotBuiltScreen() {
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section }) ?? 'This';
  const isInside = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/shell'),
  });
  const content = (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        title={`${section} is not built yet`}
        action={
          <Link to={isInside ? '/discover' : '/'} className={buttonClasses('plain', 'medium')}>
            {isInside ? 'Go to Discover' : 'Go to the start'}
          </Link>
        }
      >
        The address is reserved and will keep working.
      </EmptyState>
    </div>
  );
  return isInside ? content : <main className="grid min-h-dvh">{content}</main>;
}
