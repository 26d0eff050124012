import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removePasskey } from '#features/people/identity/domain/account-endpoints.ts';
import type { AccountSecurity, Passkey } from '#features/people/identity/domain/account.ts';
import { deviceName } from '#features/people/identity/domain/device-name.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { addPasskey, hasPasskeys } from '#features/people/identity/web/passkeys.ts';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { FormDialog } from './FormDialog.tsx';
import { SettingRow } from './SettingRow.tsx';
import { typedIn, useRefreshSecurity } from './use-security.ts';

/** The passkeys: added, and removed. */
export function PasskeySettings({ account }: { readonly account: AccountSecurity }) {
  const refresh = useRefreshSecurity();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const { passkeys } = account;

  async function remove({ id, name }: Passkey): Promise<void> {
    setRemoved(null);
    try {
      await call(removePasskey, { params: { id } });
      toast(`Passkey ${name} removed.`);
      await refresh();
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <section aria-labelledby="security-passkeys">
      <h2 id="security-passkeys" className="text-reading font-semibold">
        Passkeys
      </h2>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        <SettingRow
          title="Sign in without a password"
          actions={
            hasPasskeys() && <Button onPress={() => setIsAdding(true)}>Add a passkey</Button>
          }
        >
          {hasPasskeys()
            ? 'With your fingerprint, your face or the PIN of your device.'
            : 'This browser has no passkeys.'}
        </SettingRow>
        {passkeys.map((passkey) => (
          <div key={passkey.id} className="flex items-center gap-3 p-4">
            <KeyRound aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{passkey.name}</p>
              <p className="text-control text-ink-3">
                Added <DateText at={passkey.createdAt} />
              </p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove passkey ${passkey.name}`}
              onPress={() => setRemoved(passkey)}
            >
              <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          </div>
        ))}
      </div>
      {isAdding && <AddPasskeyDialog account={account} onClose={() => setIsAdding(false)} />}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          lead="You cannot sign in with it any more. Remove it from your device, too."
          action="Remove"
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}

interface AddProps {
  readonly account: AccountSecurity;
  readonly onClose: () => void;
}

function AddPasskeyDialog({ account: { hasPassword }, onClose }: AddProps) {
  const refresh = useRefreshSecurity();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  return (
    <FormDialog
      title="Add a passkey"
      lead="Your browser asks for your fingerprint, your face or a PIN."
      submit="Add passkey"
      onClose={onClose}
      onSubmit={async (form) => {
        const outcome = await addPasskey(name.trim() || 'Passkey', typedIn(form, 'password'));
        if (outcome === null) return;
        if (!outcome.ok) throw new Error(outcome.problem);
        onClose();
        toast('Passkey added.');
        await refresh();
      }}
    >
      <TextField
        id="passkey-name"
        label="Name"
        isRequired
        isFirst
        problem={undefined}
        value={name}
        maxLength={identityLimits.passkeyNameCharacters}
        onChange={setName}
      />
      {hasPassword && (
        <PasswordInput label="Password" name="password" autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
