import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { sendRequest } from './send-request.ts';
import { demoPassword } from '#features/identity/domain/demo-accounts.ts';

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

/** What an earlier test chose, such as a theme or a corporation, follows the person. */
async function forgetChoices(email: string): Promise<void> {
  const path = '/documents/usermetadata';
  const { data } = await sendRequest<{ data: { id: string }[] }>(email, path);
  for (const { id } of data) {
    await sendRequest(email, `${path}/${id}`, { method: 'DELETE' }).catch((error: Error) => {
      // The page of the test before may have deleted it.
      if (!error.message.includes(': 404 ')) throw error;
    });
  }
}
