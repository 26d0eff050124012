/** The mails about an account. Plain text, and only links of this installation. */

export interface AccountMail {
  readonly subject: string;
  readonly body: string;
}

interface About {
  readonly productName: string;
  readonly firstName: string;
}

const letter = ({ firstName }: About, ...paragraphs: readonly string[]): string =>
  [firstName === '' ? 'Hello,' : `Hello ${firstName},`, ...paragraphs].join('\n\n') + '\n';

export const resetMail = (about: About & { readonly link: string }): AccountMail => ({
  subject: `Set a new password for ${about.productName}`,
  body: letter(
    about,
    `You, or someone else, asked to set a new password for your account of ${about.productName}:`,
    about.link,
    'The link can be used once, within an hour. If you did not ask for it, do nothing: your password stays as it is.',
  ),
});

export const invitationMail = (
  about: About & {
    readonly link: string;
    readonly invitedBy: string | null;
    /** False: people sign in at a hosted identity service. */
    readonly setsPassword: boolean;
  },
): AccountMail => ({
  subject: `You are invited to ${about.productName}`,
  body: letter(
    about,
    `${about.invitedBy ?? 'An administrator'} has invited you to ${about.productName}. ` +
      (about.setsPassword ? 'Choose a password to begin:' : 'Sign in with this address to begin:'),
    about.link,
    about.setsPassword
      ? 'The link can be used once, within 7 days.'
      : 'Use the account of your company.',
  ),
});

export const deactivatedMail = (about: About & { readonly by: string }): AccountMail => ({
  subject: `Your account of ${about.productName} was disabled`,
  body: letter(
    about,
    `${about.by} has disabled your account of ${about.productName}. You cannot sign in any more.`,
    'If you think that this is a mistake, ask your administrator.',
  ),
});

export const confirmEmailMail = (about: About & { readonly link: string }): AccountMail => ({
  subject: `Confirm your email address for ${about.productName}`,
  body: letter(
    about,
    `Confirm that this is your email address for ${about.productName}:`,
    about.link,
    'The link can be used once, within 24 hours. If you did not ask for it, do nothing.',
  ),
});

/** To an address that has an account already, when somebody wants it for theirs. */
export const emailInUseMail = (about: About): AccountMail => ({
  subject: `Your email address at ${about.productName}`,
  body: letter(
    about,
    `Someone asked to use this email address for another account of ${about.productName}. It stays yours, and nothing was changed.`,
  ),
});

/** To the address of an account that was merged into another one of the same person. */
export const mergedMail = (
  about: About & { readonly by: string; readonly into: string },
): AccountMail => ({
  subject: `Your account of ${about.productName} was merged`,
  body: letter(
    about,
    `${about.by} has merged your account of ${about.productName} with this address into your account ${about.into}. What belonged to it is there now. Sign in with ${about.into}.`,
    'If that account is not yours, tell an administrator at once.',
  ),
});

const changes = {
  password: 'Your password was changed, and you were signed out on other devices.',
  email: 'The email address of your account was changed to another one.',
  secondFactorOn: 'Two-factor authentication was turned on.',
  secondFactorOff: 'Two-factor authentication was turned off.',
  recoveryCodes: 'New recovery codes were made. The former ones no longer work.',
  passkeyAdded: 'A passkey was added.',
  passkeyRemoved: 'A passkey was removed.',
} as const;
export type AccountChange = keyof typeof changes;

/** Tells the owner of an account about a change, who may not have made it. */
export const changeMail = (
  about: About & { readonly change: AccountChange; readonly settingsLink: string },
): AccountMail => ({
  subject: `Your account of ${about.productName} was changed`,
  body: letter(
    about,
    changes[about.change],
    `If this was not you, set a new password at once and tell an administrator. Your security settings:\n${about.settingsLink}`,
  ),
});
