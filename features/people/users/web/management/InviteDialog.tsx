import { useState } from 'react';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { InviteForm } from './InviteForm.tsx';

const ways = [
  { value: 'invite', label: 'Invitations' },
  { value: 'create', label: 'Password now' },
] as const;

/** Lets people in: by links to set their passwords, or one with a password that is handed over. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('invite');
  return (
    <DialogFrame width="medium" title="Invite people" onClose={onClose}>
      <div className="space-y-5">
        <SegmentedControl label="How" options={ways} value={way} onChange={setWay} />
        {way === 'invite' ? (
          <InviteForm onClose={onClose} />
        ) : (
          <CreateAccountForm onClose={onClose} />
        )}
      </div>
    </DialogFrame>
  );
}
