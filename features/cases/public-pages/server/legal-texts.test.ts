import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type { LegalTexts } from '#features/cases/corporations/domain/legal-texts.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import * as settings from '#features/cases/corporations/domain/settings-endpoints.ts';
import {
  corporation,
  legalText,
  opportunity,
  submit,
} from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { get as getSubmission } from '#features/cases/submissions/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { anonymous } = server;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { opportunityId } = await findDemoCase(server);
const params = { id: opportunityId };
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const skf = { id: rows[0]?.id ?? '' };

const none: LegalTexts = { privacy: null, terms: null, imprint: null };
async function setTexts(texts: Partial<LegalTexts>) {
  const { version } = await foundry.ask(settings.get, { params: skf });
  return foundry.ask(settings.setLegalTexts, { params: skf, body: { ...none, ...texts, version } });
}
const links = async () =>
  (await anonymous.ask(corporation, { params: { slug: 'skf' } })).legalLinks;
const termsOf = async () => (await links()).find(({ kind }) => kind === 'terms')?.id ?? '';
const read = (kind: 'privacy' | 'terms' | 'imprint', id?: string) =>
  anonymous.try(legalText, { params: { slug: 'skf', kind }, query: { id } });
const hand = (terms?: string) =>
  anonymous.try(submit, { params, body: sampleSubmission(server, opportunityId, { terms }) });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('texts and addresses stand on the public pages, and go when they are emptied', async () => {
  await setTexts({ privacy: ' We keep **little**. ', imprint: 'https://example.com/imprint' });
  expect(await links()).toMatchObject([
    { kind: 'imprint', url: 'https://example.com/imprint' },
    { kind: 'privacy', url: null },
  ]);
  expect((await anonymous.ask(opportunity, { params })).corporation.legalLinks).toEqual(
    await links(),
  );
  expect((await read('privacy')).body).toMatchObject({ body: 'We keep **little**.' });
  expect((await read('terms')).status).toBe(404);
  expect((await setTexts({ privacy: '  ' })).legalTexts).toEqual(none);
  expect(await links()).toEqual([]);
  expect((await read('privacy')).status).toBe(404);
});

test('a closed page shows none', async () => {
  await setTexts({ privacy: 'We keep little.' });
  await pool.query('update corporations set ignite_enabled = false where id = $1', [skf.id]);
  expect((await read('privacy')).status).toBe(404);
  await pool.query('update corporations set ignite_enabled = true where id = $1', [skf.id]);
});

test('a text of another corporation is not read by its id', async () => {
  await setTexts({ privacy: 'Of SKF.' });
  const [own] = await links();
  const address = { params: { slug: 'halden-marine', kind: 'privacy' as const } };
  expect((await anonymous.try(legalText, { ...address, query: { id: own?.id } })).status).toBe(404);
});

test('a text that is too long, or that is none, is refused and changes nothing', async () => {
  const before = await setTexts({ terms: 'Short.' });
  const tooLong = 'x'.repeat(corporationLimits.legalCharacters + 1);
  const { version } = before;
  for (const terms of [tooLong, 7, { text: 'no' }, 'nul\u0000']) {
    const body = { ...none, terms: terms as string, version };
    expect((await foundry.try(settings.setLegalTexts, { params: skf, body })).status).toBe(400);
  }
  expect((await foundry.ask(settings.get, { params: skf })).legalTexts.terms).toBe('Short.');
});

test('who submits agrees to the terms in force, and the team reads those that were agreed to', async () => {
  await setTexts({ terms: 'First terms.' });
  const first = await termsOf();
  expect(codeOf(await hand())).toBe('public.termsMissing');
  const { status } = await hand(first);
  expect(status).toBe(200);
  await setTexts({ terms: 'Second terms.' });
  expect(codeOf(await hand(first))).toBe('public.termsChanged');
  expect((await hand(await termsOf())).status).toBe(200);

  const { rows: handed } = await pool.query<{ id: string }>(
    `select id from submissions where company_name = 'Acme' order by created_at`,
  );
  const links = await Promise.all(
    handed.map(
      async ({ id }) => (await owner.ask(getSubmission, { params: { id } })).terms?.link ?? '',
    ),
  );
  const ids = links.map((link) => new URL(link, 'https://any.example').searchParams.get('id'));
  const texts = await Promise.all(ids.map((id) => read('terms', id ?? undefined)));
  expect(texts.map(({ body }) => (body as { body: string }).body)).toEqual([
    'First terms.',
    'Second terms.',
  ]);
});

test('without terms nothing is agreed to, whatever is sent', async () => {
  await setTexts({});
  expect((await hand()).status).toBe(200);
  expect((await hand('0198a7c0-0000-7000-8000-000000000001')).status).toBe(200);
});

test('two who change them at once do not overwrite each other', async () => {
  const { version } = await setTexts({ terms: 'Agreed.' });
  const replies = await Promise.all(
    ['One.', 'Other.'].map((privacy) =>
      foundry.try(settings.setLegalTexts, { params: skf, body: { ...none, privacy, version } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
