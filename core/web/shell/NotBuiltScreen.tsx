import { useMatches } from '@tanstack/react-router';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { EmptyState } from '#ui/states.tsx';

/** The screen of a page of a later version. */
export function NotBuiltScreen() {
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section }) ?? 'This';
  const isInside = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/shell'),
  });
  const content = (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        title={`${section} is coming`}
        action={
          <ButtonLink to={isInside ? '/discover' : '/'}>
            {isInside ? 'Go to Discover' : 'Back to home'}
          </ButtonLink>
        }
      >
        It is not part of this version. This address will open it.
      </EmptyState>
    </div>
  );
  return isInside ? content : <main className="grid min-h-dvh">{content}</main>;
}
