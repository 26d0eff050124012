import { afterAll } from 'vitest';
import { inject, someAddress, type Reply } from '#core/tests/client.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { mailText } from './mailed-key.ts';

/** The product with a mail server, to read links from mails as their recipients do. */
export async function openAccountServer(environment: Readonly<Record<string, string>> = {}) {
  const mailbox = await openMailServer();
  const server = await openTestServer({
    demonstration: true,
    environment: {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Outrider <scouting@outrider.example>',
      ...environment,
    },
  });
  afterAll(() => mailbox.close());

  const mailsTo = (email: string) =>
    mailbox.delivered.filter(({ to }) => to.includes(email)).map(({ raw }) => mailText(raw));

  return {
    ...server,
    mailsTo,

    /** The next mail to somebody after those that were there. */
    async mailTo(email: string, after = 0): Promise<string> {
      await waitUntil(() => mailsTo(email).length > after);
      return mailsTo(email)[after] ?? '';
    },

    /** The delay after wrong passwords lasts, however slowly the test goes on. */
    async delayGuesses(): Promise<void> {
      await server.database.pool.query(
        `update sign_in_failures set last_at = now() + interval '1 hour'`,
      );
    },

    /** A request to the identity library's routes. */
    identity: (
      method: 'GET' | 'POST',
      path: string,
      { body, cookie, address }: { body?: object; cookie?: string; address?: string } = {},
    ): Promise<Reply> =>
      inject(server.app, {
        method,
        url: `/api/auth${path}`,
        remoteAddress: address ?? someAddress(),
        headers: {
          origin: server.settings.publicUrl,
          ...(body && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      }),
  };
}
