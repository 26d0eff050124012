import { useState } from 'react';
import {
  changePassword,
  sendPasswordLink,
} from '#features/people/identity/domain/account-endpoints.ts';
import type { AccountSecurity } from '#features/people/identity/domain/account.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { FormDialog } from './FormDialog.tsx';
import { SettingRow } from './SettingRow.tsx';
import { typedIn, useRefreshSecurity } from './use-security.ts';

/** The password, or the way to one. */
export function PasswordSetting({ account }: { readonly account: AccountSecurity }) {
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefreshSecurity();
  const { hasPassword, sendsMail, email } = account;

  async function sendLink(): Promise<void> {
    try {
      await call(sendPasswordLink);
      toast(`A link to set a password was sent to ${email}.`);
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <SettingRow
      title="Password"
      actions={
        hasPassword ? (
          <Button onPress={() => setIsOpen(true)}>Change password</Button>
        ) : (
          sendsMail && <Button onPress={() => void sendLink()}>Set a password</Button>
        )
      }
    >
      {hasPassword
        ? 'Changing it signs you out everywhere else.'
        : 'You have none, and sign in with a provider.'}
      {isOpen && (
        <FormDialog
          title="Change password"
          lead="You are signed out everywhere else."
          submit="Change password"
          onClose={() => setIsOpen(false)}
          onSubmit={async (form) => {
            const current = typedIn(form, 'current');
            const password = typedIn(form, 'password');
            await call(changePassword, { body: { current, password } });
            setIsOpen(false);
            toast('Password changed.');
            await refresh();
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            isFirst
            label="Current password"
            name="current"
            autoComplete="current-password"
          />
          <PasswordInput
            label="New password"
            name="password"
            autoComplete="new-password"
            hint="A few words are long enough and easy to remember."
          />
        </FormDialog>
      )}
    </SettingRow>
  );
}
