import { InvitationList } from '#features/cases/company-invitations/web/shared/InvitationList.tsx';
import { useInvitations } from '#features/cases/company-invitations/web/shared/use-invitations.ts';
import type { MatchedOpportunity } from './MatchList.tsx';

/** Whom the case team of an opportunity has invited. */
export function MatchInvitations({ opportunity }: { readonly opportunity: MatchedOpportunity }) {
  const { id, mayInvite, seesTeam } = opportunity;
  const { data: invitations } = useInvitations(id, seesTeam);
  return (
    <InvitationList
      opportunityId={id}
      invitations={invitations?.data ?? []}
      mayWithdraw={mayInvite}
    />
  );
}
