import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSession } from '#core/web/session/use-session.ts';

interface Props {
  readonly corporationId: string;
  readonly size: 'small';
  readonly 'aria-label': string;
}

/** To where this reader opens a scouting cycle: some only do with an opportunity that needs one. */
export function OpenCycleLink({ corporationId, ...looks }: Props) {
  const { person } = useSession();
  if (may(person, 'createCorporation')) {
    return (
      <ButtonLink
        {...looks}
        to="/admin/corporations/$id"
        params={{ id: corporationId }}
        hash="cycles"
      >
        Open
      </ButtonLink>
    );
  }
  if (may(person, 'configureCorporation', { id: corporationId })) {
    return (
      <ButtonLink {...looks} to="/admin/corporation" hash="cycles">
        Open
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...looks} to="/opportunities/new">
      Open
    </ButtonLink>
  );
}
