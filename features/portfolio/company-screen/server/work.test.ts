import { expect, test } from 'vitest';
import { work } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { send } from '#features/cases/submissions/domain/messages/endpoints.ts';
import { add, setConsent } from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const record = recordsIn(db);
const nothing = { source: null, lastContact: null, metBy: [] };

/** A company that one submission of SKF is by, in place of its own. */
async function submitter(name: string) {
  const params = await record('startup', name);
  await pool.query('delete from messages where submission_id = $1', [submissionId]);
  await pool.query('update submissions set company_id = $2 where id = $1', [
    submissionId,
    params.id,
  ]);
  return params;
}

test('the last contact is the latest that the reader may know of', async () => {
  const params = await submitter('Worked Works');
  const ofMember = { kind: 'submission', person: null };
  expect(await owner.ask(work, { params })).toMatchObject({ lastContact: ofMember, metBy: [] });
  await owner.ask(send, { params: { id: submissionId }, body: { body: 'When could we call?' } });
  const answer = await owner.ask(work, { params });
  expect(answer.lastContact).toMatchObject({ kind: 'reply' });
  expect(answer.metBy).toMatchObject([{ name: answer.lastContact?.person }]);
  // Messages are read by the case team; colleagues know of the submission alone.
  expect(await member.ask(work, { params })).toMatchObject({ lastContact: ofMember, metBy: [] });
  expect(await norrland.ask(work, { params })).toEqual(nothing);
});

test('an invitation counts for who sees the case team', async () => {
  const params = await record('startup', 'Invited Works');
  const { rows } = await pool.query<{ id: string }>(
    `select id from users where email = 'owner@skf.example'`,
  );
  await db.insert(companyInvitations).values({
    opportunityId,
    companyId: params.id,
    companyName: 'Invited Works',
    recipient: 'ada@invited.example',
    message: '',
    sentBy: rows[0]?.id ?? null,
    senderName: 'Somebody',
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  expect(await owner.ask(work, { params })).toMatchObject({
    lastContact: { kind: 'invitation' },
    metBy: [{ id: rows[0]?.id }],
  });
  for (const person of [member, norrland])
    expect(await person.ask(work, { params })).toEqual(nothing);
});

test('that it came from a submission only those see who see the submission', async () => {
  await pool.query(
    `update submissions set company_id = null, company_name = 'Sourced Works', company_url = null, source = 'staff',
      listing_consent = null, listing_consent_from = null where id = $1`,
    [submissionId],
  );
  const at = { params: { id: submissionId } };
  await owner.ask(setConsent, { ...at, body: { agreed: true } });
  const { submission } = await owner.ask(add, at);
  const params = { kind: 'startup', id: submission.company?.id ?? '' } as const;
  for (const person of [owner, member])
    expect(await person.ask(work, { params })).toMatchObject({
      source: { submission: { id: submissionId }, opportunityId },
    });
  expect(await norrland.ask(work, { params })).toEqual(nothing);
});
