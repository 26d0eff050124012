import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { forgetChoices } from './send-request.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    signIn: (email: string, password: string) => Promise<void>;
    forgetSession: () => Promise<void>;
    tokenOf: (email: string, password: string) => Promise<string>;
  }
}

interface SignInOptions {
  readonly keepsChoices?: boolean;
  /** Of somebody who is not of the demonstration. */
  readonly password?: string;
}

/** Signs the browser in as somebody of the demonstration, until the test ends. */
export async function signInAs(
  email: string,
  { keepsChoices = false, password = demoPassword }: SignInOptions = {},
): Promise<void> {
  onTestFinished(() => commands.forgetSession());
  await commands.signIn(email, password);
  if (!keepsChoices) await forgetChoices(email);
}
