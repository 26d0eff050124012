import { afterAll, expect, test } from 'vitest';
import { followUp, submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const mailServer = await openMailServer();
afterAll(() => mailServer.close());
const server = await openTestServer({
  demonstration: true,
  environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'Scouting <ideas@outrider.example>' },
});

/** The text of a mail with its soft line breaks removed. */
const textOf = (raw: string) =>
  raw
    .replace(/=\r\n/gu, '')
    .replace(/(?:=[0-9A-F]{2})+/gu, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

test('a submitter gets a mail whose link shows the state of the submission', async () => {
  const { opportunityId } = await findDemoCase(server);
  await server.database.pool.query('update opportunities set published_at = now() where id = $1', [
    opportunityId,
  ]);
  const body = sampleSubmission(server, opportunityId, { contactName: 'Zoë Ångström' });
  const params = { id: opportunityId };
  const receipt = await server.anonymous.ask(submit, { params, body });
  expect(receipt.mailed).toBe(true);
  await waitUntil(async () => mailServer.delivered.length === 1);
  const [mail] = mailServer.delivered;
  expect(mail).toMatchObject({ from: 'ideas@outrider.example', to: ['ada@acme.example'] });
  const text = textOf(mail?.raw ?? '');
  expect(text).toContain('Hello Zoë Ångström');
  const key = /\/follow-up\/([\w-]+)/u.exec(text)?.[1] ?? '';
  const followed = await server.anonymous.ask(followUp, { params: { key } });
  expect(followed).toMatchObject({ title: 'Quiet wheels', stage: 'New' });
});
