import { whoMay, type Permission } from '#core/domain/authorization/permissions.ts';
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
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        title={`You don’t have access to ${what}`}
        action={<ButtonLink to="/projects">Go to Projects</ButtonLink>}
      >
        It is for {whoMay(permission)}. Ask a Superuser for access.
      </EmptyState>
    </div>
  );
}
