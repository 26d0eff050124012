import { useState } from 'react';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccount({ profile }: { readonly profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Delete account…</Button>
      {isOpen && <DeleteAccountDialog profile={profile} onClose={() => setIsOpen(false)} />}
    </>
  );
}
