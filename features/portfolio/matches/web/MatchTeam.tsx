import { InvitationList } from '#features/cases/company-invitations/web/shared/InvitationList.tsx';
import { useInvitations } from '#features/cases/company-invitations/web/shared/use-invitations.ts';
import { SwitchField } from '#ui/SwitchField.tsx';
import { Colleagues } from './Colleagues.tsx';
import type { MatchedOpportunity } from './MatchList.tsx';

interface Props {
  readonly opportunity: MatchedOpportunity;
  readonly sharesThumbs: boolean;
  readonly onSharesThumbs: (sharesThumbs: boolean) => void;
}

/** What the case team of an opportunity has in common: invitations, thumbs, who knows the field. */
export function MatchTeam({ opportunity, sharesThumbs, onSharesThumbs }: Props) {
  const { id, mayInvite, seesTeam } = opportunity;
  const { data: invitations } = useInvitations(id, seesTeam);
  return (
    <>
      <InvitationList
        opportunityId={id}
        invitations={invitations?.data ?? []}
        mayWithdraw={mayInvite}
      />
      {seesTeam && (
        <SwitchField
          label="Share my thumbs"
          hint="They teach the rankings of the case team, too."
          isOn={sharesThumbs}
          onChange={onSharesThumbs}
        />
      )}
      <Colleagues opportunityId={id} />
    </>
  );
}
