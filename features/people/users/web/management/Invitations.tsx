import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { EmptyState } from '#ui/states.tsx';
import { InvitationList } from './InvitationList.tsx';

/** All invitations that nobody has used yet. */
export function Invitations() {
  return (
    <InvitationList
      empty={
        <EmptyState
          title="No open invitations"
          action={
            <ButtonLink to="/admin/users" search={{ view: 'invitations', open: 'invite' }}>
              Invite people
            </ButtonLink>
          }
        >
          People who are invited and have not signed in yet are listed here.
        </EmptyState>
      }
    />
  );
}
