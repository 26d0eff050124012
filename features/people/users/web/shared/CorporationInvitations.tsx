import { InvitationList } from '#features/people/users/web/management/InvitationList.tsx';
import { InviteForm } from '#features/people/users/web/management/InviteForm.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';

interface Props {
  readonly corporationId: string;
  readonly name: string;
}

/** Invitations to a corporation that nobody has used yet. */
export function CorporationInvitations({ corporationId, name }: Props) {
  return (
    <InvitationList
      corporationId={corporationId}
      empty={<p className="text-ink-2">No open invitations to {name}.</p>}
    />
  );
}

/** Invites one person or many to a corporation, without a role. */
export function InviteToCorporation({
  corporationId,
  name,
  onClose,
}: Props & { readonly onClose: () => void }) {
  return (
    <DialogFrame width="medium" title={`Invite people to ${name}`} onClose={onClose}>
      <InviteForm corporationId={corporationId} onClose={onClose} />
    </DialogFrame>
  );
}
