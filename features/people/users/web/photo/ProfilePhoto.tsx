import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { personName } from '#core/domain/identity/names.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { photoAddress } from '#features/people/users/web/photo/photo-address.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** With the library that crops, which nothing else needs. */
const PhotoDialog = lazyPart(() => import('./PhotoDialog.tsx'), 'PhotoDialog');

interface Props {
  readonly profile: Profile;
  readonly isOwn: boolean;
  readonly mayEdit: boolean;
}

/** The photo; a button where it may be changed. */
export function ProfilePhoto({ profile, isOwn, mayEdit }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const photo = (
    <Avatar
      id={profile.id}
      name={personName(profile)}
      imageUrl={photoAddress(profile.photoUrl, 256)}
      key={profile.photoUrl}
      shape="person"
      size="xl"
      className="size-18!"
    />
  );
  if (!mayEdit) return photo;
  return (
    <div className="relative shrink-0">
      {photo}
      <Button
        aria-label="Change photo"
        onPress={() => setIsOpen(true)}
        className="absolute -right-1 -bottom-1 grid size-7 cursor-pointer place-items-center rounded-full border border-line-strong bg-raised text-ink-2 hover:text-ink pointer-coarse:-right-3 pointer-coarse:-bottom-3 pointer-coarse:size-11"
      >
        <Camera aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      {isOpen && (
        <Suspense>
          <PhotoDialog profile={profile} isOwn={isOwn} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
