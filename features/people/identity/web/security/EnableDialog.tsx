import { useState } from 'react';
import { PasswordInput } from '#features/people/identity/web/shared/PasswordInput.tsx';
import { beginSecondFactor, confirmSecondFactor, type BegunSecondFactor } from './factor-calls.ts';
import { FormDialog } from './FormDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { typedIn } from './use-security.ts';

interface Props {
  readonly onClose: () => void;
  /** With the recovery codes, which are shown for the only time. */
  readonly onEnabled: (codes: readonly string[]) => void;
}

/** The secret as people type it: in groups of four. */
const secretIn = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** Turns two-factor authentication on: the password, then a code of the app that was set up. */
export function EnableDialog({ onClose, onEnabled }: Props) {
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  if (begun === null) {
    return (
      <FormDialog
        key="password"
        title="Turn on two-factor authentication"
        lead="You need an authenticator app on your phone, or a password manager that makes codes."
        submit="Continue"
        onClose={onClose}
        onSubmit={async (form) => setBegun(await beginSecondFactor(typedIn(form, 'password')))}
      >
        <PasswordInput isFirst label="Password" name="password" autoComplete="current-password" />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key="code"
      title="Set up your authenticator app"
      lead="Scan the code with the app, then enter the six digits that it shows."
      submit="Turn on"
      onClose={onClose}
      onSubmit={async (form) => {
        await confirmSecondFactor(typedIn(form, 'code').trim());
        onEnabled(begun.backupCodes);
      }}
    >
      <QrCode text={begun.totpURI} label="QR code for the authenticator app" />
      <div>
        <p className="text-control text-ink-2">Or enter this key in the app:</p>
        <code className="mt-1 block rounded-control bg-sunken px-3 py-2 text-control break-words select-all">
          {secretIn(begun.totpURI)}
        </code>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="new-factor-code" className="text-control font-medium text-ink-2">
          Code
        </label>
        <input
          id="new-factor-code"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          title="Six digits"
          className="h-10 w-40 rounded-control border border-line-control bg-raised px-3 text-reading tracking-[0.12em] tabular-nums text-ink hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
        />
      </div>
    </FormDialog>
  );
}
