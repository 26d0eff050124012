import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { companyNames } from '#features/people/users/web/company-names.ts';
import { EditProfileDialog } from '#features/people/users/web/EditProfileDialog.tsx';
import { ProfilePhoto } from '#features/people/users/web/photo/ProfilePhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Appearance } from './Appearance.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { Region } from './Region.tsx';

function Me({ profile }: { readonly profile: Profile }) {
  const [isEditing, setIsEditing] = useState(false);
  const { id, title } = profile;
  const about = [title, ...companyNames(profile)].filter((fact) => fact !== null && fact !== '');
  return (
    <section
      aria-label="How others see you"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-4"
    >
      <ProfilePhoto profile={profile} isOwn mayEdit />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{personName(profile)}</p>
        <p className="min-h-5 break-words text-ink-2">{about.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/profile/$id" params={{ id: String(id) }}>
          View profile
        </ButtonLink>
        <Button onPress={() => setIsEditing(true)}>Edit</Button>
      </div>
      {isEditing && (
        <EditProfileDialog profile={profile} isOwn onClose={() => setIsEditing(false)} />
      )}
    </section>
  );
}

/** `/settings/profile`: what others see, and how everything looks to oneself. */
export function ProfileSettingsScreen() {
  return (
    <>
      <PageHeader title="Profile" lead="What others see of you, and what you see." />
      <div className="mt-6 space-y-8">
        <OwnProfile>{(profile) => <Me profile={profile} />}</OwnProfile>
        <Appearance />
        <Region />
      </div>
    </>
  );
}
