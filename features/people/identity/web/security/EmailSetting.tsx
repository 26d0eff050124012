import { useState } from 'react';
import {
  changeEmail,
  followProvider,
  sendVerification,
} from '#features/people/identity/domain/account-endpoints.ts';
import type { AccountSecurity } from '#features/people/identity/domain/account.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { Field } from '#features/people/identity/web/Field.tsx';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { FormDialog } from './FormDialog.tsx';
import { GoodMark, SettingRow, WarnMark } from './SettingRow.tsx';
import { typedIn, useRefreshSecurity } from './use-security.ts';

/** The email address: whether it is verified, and changing it. */
export function EmailSetting({ account }: { readonly account: AccountSecurity }) {
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefreshSecurity();
  const { email, isEmailVerified, pendingEmail, providerEmail, hasPassword, sendsMail } = account;
  // Once the link is under way there is nothing to choose.
  const offered = providerEmail === pendingEmail ? null : providerEmail;

  async function sendLink(
    endpoint: typeof sendVerification | typeof followProvider,
    address: string,
  ): Promise<void> {
    try {
      await call(endpoint);
      toast(`A link was sent to ${address}.`);
      await refresh();
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <SettingRow
      title="Email address"
      mark={isEmailVerified ? <GoodMark>Verified</GoodMark> : <WarnMark>Not verified</WarnMark>}
      actions={
        sendsMail && (
          <>
            {!isEmailVerified && (
              <Button onPress={() => void sendLink(sendVerification, email)}>Verify</Button>
            )}
            {hasPassword && <Button onPress={() => setIsOpen(true)}>Change email</Button>}
          </>
        )
      }
    >
      {email}
      {pendingEmail !== null && (
        <p className="mt-1">
          Open the link in the email to {pendingEmail} to use that address instead.
        </p>
      )}
      {sendsMail && offered !== null && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            You now sign in as {offered}. Emails still go to {email}.
          </span>
          <Button onPress={() => void sendLink(followProvider, offered)}>Use this address</Button>
        </p>
      )}
      {!isEmailVerified && (
        <p className="mt-1">
          Until it is verified you see nothing of a corporation, and no one can share with you.
        </p>
      )}
      {!sendsMail && <p className="mt-1">This installation sends no email.</p>}
      {isOpen && (
        <FormDialog
          title="Change email address"
          lead="You get a link at the new address. It becomes yours when you open it."
          submit="Send link"
          onClose={() => setIsOpen(false)}
          onSubmit={async (form) => {
            const next = typedIn(form, 'email').trim();
            const password = typedIn(form, 'password');
            await call(changeEmail, { body: { email: next, password } });
            setIsOpen(false);
            toast(`A link was sent to ${next}.`);
            await refresh();
          }}
        >
          <Field label="New email address" name="email" type="email" autoComplete="email" />
          <PasswordInput label="Password" name="password" autoComplete="current-password" />
        </FormDialog>
      )}
    </SettingRow>
  );
}
