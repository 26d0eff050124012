import { useState } from 'react';
import type { AccountSecurity } from '#features/people/identity/domain/account.ts';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toasts.ts';
import { disableSecondFactor, renewRecoveryCodes } from './factor-calls.ts';
import { FormDialog } from './FormDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { EnableDialog } from './EnableDialog.tsx';
import { GoodMark, SettingRow } from './SettingRow.tsx';
import { typedIn, useRefreshSecurity } from './use-security.ts';

type Open = 'enable' | 'disable' | 'renew' | null;

/** Two-factor authentication: turned on and off, and its recovery codes. */
export function SecondFactorSetting({ account }: { readonly account: AccountSecurity }) {
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = useRefreshSecurity();
  const { hasSecondFactor, hasPassword } = account;
  const close = () => setOpen(null);

  return (
    <SettingRow
      title="Two-factor authentication"
      mark={hasSecondFactor && <GoodMark>On</GoodMark>}
      actions={
        hasSecondFactor ? (
          <>
            <Button onPress={() => setOpen('renew')}>New recovery codes</Button>
            <Button onPress={() => setOpen('disable')}>Turn off</Button>
          </>
        ) : (
          hasPassword && <Button onPress={() => setOpen('enable')}>Turn on</Button>
        )
      }
    >
      {hasPassword
        ? 'You enter a code from your authenticator app after your password.'
        : 'It goes with a password, which you do not have. Turn it on at your provider.'}
      {open === 'enable' && (
        <EnableDialog
          onClose={close}
          onEnabled={(made) => {
            close();
            setCodes(made);
            void refresh();
          }}
        />
      )}
      {open === 'renew' && (
        <FormDialog
          title="New recovery codes"
          lead="The former ones stop working."
          submit="Make new codes"
          onClose={close}
          onSubmit={async (form) => {
            setCodes(await renewRecoveryCodes(typedIn(form, 'password')));
            close();
          }}
        >
          <PasswordInput isFirst label="Password" name="password" autoComplete="current-password" />
        </FormDialog>
      )}
      {open === 'disable' && (
        <FormDialog
          title="Turn off two-factor authentication?"
          lead="Your password alone opens your account then."
          submit="Turn off"
          onClose={close}
          onSubmit={async (form) => {
            await disableSecondFactor(typedIn(form, 'password'));
            close();
            toast('Two-factor authentication is off.');
            await refresh();
          }}
        >
          <PasswordInput isFirst label="Password" name="password" autoComplete="current-password" />
        </FormDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SettingRow>
  );
}
