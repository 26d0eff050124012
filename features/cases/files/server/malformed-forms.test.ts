import { globSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalCodes } from '#core/tests/refusal-codes.ts';
import { inject, someAddress } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formType, formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);

const sound = formWith('A file.').payload;
const boundary = formType.split('=')[1] ?? '';
const badHeaders = fc.constantFrom(
  'Content-Disposition: form-data; name="__proto__"; filename="a"',
  'Content-Disposition: x',
  'Content-Disposition: form-data; name="file"',
  'Content-Transfer-Encoding: base64',

  'Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ff%fe',
  `X: ${'y'.repeat(90_000)}`,
);

/** A form with a part missing, repeated or added, or with unusual headers. */
const badForms = fc.oneof(
  fc.nat(sound.length).map((end) => sound.subarray(0, end)),
  fc
    .tuple(fc.nat(sound.length), fc.uint8Array({ minLength: 1, maxLength: 30 }))
    .map(([at, bytes]) => Buffer.concat([sound.subarray(0, at), bytes, sound.subarray(at)])),
  fc
    .tuple(fc.nat(sound.length), fc.nat(40))
    .map(([at, length]) => Buffer.concat([sound.subarray(0, at), sound.subarray(at + length)])),
  badHeaders.map((header) =>
    Buffer.from(`--${boundary}\r\n${header}\r\n\r\nx\r\n--${boundary}--\r\n`),
  ),
  fc
    .constantFrom(2, 20, 2000)
    .map((times) => Buffer.concat(Array.from({ length: times }, () => sound.subarray(0, -4)))),
);
const badTypes = fc.constantFrom(
  formType,
  formType,
  formType,
  formType,
  'multipart/form-data',
  'multipart/form-data; boundary=',

  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'text/plain',
);

test('a malformed form is accepted or refused, never a server error, and leaves no file', async () => {
  await fc.assert(
    fc.asyncProperty(badForms, badTypes, async (payload, type) => {
      const reply = await inject(server.app, {
        method: 'POST',
        url: `/api/public/opportunities/${opportunityId}/files?name=a.txt`,
        remoteAddress: someAddress(),
        headers: { 'content-type': type },
        payload,
      });
      expect([200, 400, 413, 415]).toContain(reply.status);
      if (reply.status === 200) return;
      const { code } = reply.body as { code: string };
      expect(refusalCodes).toContain(code);
    }),
    { numRuns: 500, endOnFailure: true },
  );
  const { rows } = await pool.query<{ id: string }>('select id from files');
  const lying = globSync('files/*/*', { cwd: server.settings.dataFolder });
  expect(lying.map((path) => path.split('/').at(-1)).toSorted()).toEqual(
    rows.map(({ id }) => id).toSorted(),
  );
});
