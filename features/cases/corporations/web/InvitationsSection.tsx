import { useState } from 'react';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import {
  CorporationInvitations,
  InviteToCorporation,
} from '#features/people/users/web/shared/CorporationInvitations.tsx';
import { Button } from '#ui/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Who was invited to the corporation and has not come yet, and a dialog to invite more. */
export function InvitationsSection({ settings }: { readonly settings: CorporationSettings }) {
  const [isInviting, setIsInviting] = useState(false);
  const { name } = settings;
  const id = String(settings.id);
  return (
    <SettingsSection
      id="invitations"
      title="Invitations"
      lead={`People you invite belong to ${name}, and see its opportunities. They get no role by it.`}
      actions={<Button onPress={() => setIsInviting(true)}>Invite people</Button>}
    >
      <CorporationInvitations corporationId={id} name={name} />
      {isInviting && (
        <InviteToCorporation corporationId={id} name={name} onClose={() => setIsInviting(false)} />
      )}
    </SettingsSection>
  );
}
