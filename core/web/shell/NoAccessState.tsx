import { Suspense } from 'react';
import { whoMay, type Permission } from '#core/domain/authorization/permissions.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { EmptyState } from '#ui/states.tsx';

interface Props {
  /** The end of "You don’t have access to …". */
  readonly what: string;
  /** The permission that it needs. */
  readonly permission: Permission;
}

/** Shown in place of a screen to somebody who lacks its permission. */
export function NoAccessState({ what, permission }: Props) {
  const waysIn = useFeatures().flatMap(({ noAccess }) => noAccess ?? []);
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        title={`You don’t have access to ${what}`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {waysIn.map((WayIn, index) => (
              <Suspense key={index}>
                <WayIn permission={permission} />
              </Suspense>
            ))}
            <ButtonLink to="/projects">Go to Projects</ButtonLink>
          </div>
        }
      >
        It is for {whoMay(permission)}.
      </EmptyState>
    </div>
  );
}
