import type { ReactNode } from 'react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { ExportConsentSetting } from '#features/people/exports/web/shared/ExportConsentSetting.tsx';
import { exportOfOwnData } from '#features/people/users/domain/export.ts';
import { useStartExport } from '#features/people/exports/web/shared/use-start-export.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Appearance } from './Appearance.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Region } from './Region.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

function Places(): ReactNode {
  return (
    <SettingsSection title="Notifications, security and calendar">
      <SettingsRow title="Notifications" about="Which kinds reach you, in the app and by mail.">
        <ButtonLink to="/notifications/settings">Notification settings</ButtonLink>
      </SettingsRow>
      <SettingsRow
        title="Security"
        about="Password and e-mail address, two-factor authentication, passkeys, and your sessions."
      >
        <ButtonLink to="/settings/security">Security settings</ButtonLink>
      </SettingsRow>
      <SettingsRow title="Calendar" about="Your deadlines in the calendar that you use.">
        <ButtonLink to="/settings/calendar">Calendar settings</ButtonLink>
      </SettingsRow>
    </SettingsSection>
  );
}

/** The export of all that is stored of oneself, and the end of the account. */
function OwnData({ profile }: { readonly profile: Profile }) {
  const start = useStartExport(exportOfOwnData, {});
  return (
    <SettingsSection title="Your data">
      <SettingsRow
        title="Export"
        about="Everything stored about you and written by you, as one JSON file."
      >
        <Button onPress={() => start('json')}>Export my data</Button>
      </SettingsRow>
      <ExportConsentSetting userId={String(profile.id)} />
      <SettingsRow
        title="Delete account"
        about="Removes your account and what belongs to it. What you wrote for others stays, signed “Former member”."
      >
        <DeleteAccount profile={profile} />
      </SettingsRow>
    </SettingsSection>
  );
}

/** What one chose for oneself. */
export function AccountSettings({ profile }: { readonly profile: Profile }) {
  return (
    <div className="mt-6 max-w-[860px] space-y-8">
      <Appearance />
      <Region />
      <Places />
      <OwnData profile={profile} />
    </div>
  );
}
