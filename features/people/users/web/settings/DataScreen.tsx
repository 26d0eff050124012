import { ExportConsentSetting } from '#features/people/exports/web/shared/ExportConsentSetting.tsx';
import { exportOfOwnData } from '#features/people/users/domain/export.ts';
import { useStartExport } from '#features/people/exports/web/shared/use-start-export.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

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

/** `/settings/data` */
export function DataScreen() {
  return (
    <>
      <PageHeader title="Data" lead="What is stored about you, and the end of your account." />
      <div className="mt-6">
        <OwnProfile>{(profile) => <OwnData profile={profile} />}</OwnProfile>
      </div>
    </>
  );
}
