import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { companyNames } from './company-names.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import { ProfilePhoto } from './photo/ProfilePhoto.tsx';

interface Props {
  readonly profile: Profile;
  readonly isOwn: boolean;
}

/** Photo, name, title and company. */
export function ProfileHeader({ profile, isOwn }: Props) {
  const { person } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const name = personName(profile);
  const { corporation, authId, title } = profile;
  const subject = { corporationId: corporation?.id ?? null, authId };
  const mayEdit = may(person, 'editProfile', subject);
  const about = [title, ...companyNames(profile)].filter((fact) => fact !== null && fact !== '');
  return (
    <header className="flex flex-wrap items-center gap-4">
      <ProfilePhoto profile={profile} isOwn={isOwn} mayEdit={mayEdit} />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
          {name}
        </h1>
        <p className="mt-0.5 min-h-5 break-words text-ink-2">{about.join(' · ')}</p>
      </div>
      {mayEdit && (
        <Button onPress={() => setIsEditing(true)}>
          <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          Edit
        </Button>
      )}
      {isEditing && (
        <EditProfileDialog profile={profile} isOwn={isOwn} onClose={() => setIsEditing(false)} />
      )}
    </header>
  );
}
