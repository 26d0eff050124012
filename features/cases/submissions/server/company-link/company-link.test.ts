import { beforeEach, describe, expect, test } from 'vitest';
import {
  add,
  candidates,
  link,
  remove,
  setConsent,
  unlink,
} from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { edit } from '#features/cases/submissions/domain/draft-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { draftOf } from '#features/cases/submissions/domain/draft-content.ts';
import { agree, followUp, submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { get as getCompany } from '#features/directory/companies/domain/endpoints.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { anonymous } = server;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const norrland = await server.signIn('member@norrland.example');
const record = recordsIn(db);

let nth = 0;
let name = '';
let id = '';
let key = '';
const params = () => ({ params: { id } });
const url = () => `https://${name.toLowerCase().replaceAll(' ', '-')}.example`;

/** Hands a submission in by the public form. */
async function apply(differences: Parameters<typeof sampleSubmission>[2] = {}): Promise<void> {
  nth += 1;
  name = `Zirkonium Works ${nth}`;
  const body = sampleSubmission(server, opportunityId, {
    companyName: name,
    website: url(),
    country: 'SE',
    oneLiner: 'Quiet wheels for loud trains',
    mayBeListed: true,
    ...differences,
  });
  const receipt = await anonymous.ask(submit, { params: { id: opportunityId }, body });
  key = receipt.followUp.split('/').at(-1) ?? '';
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where source = 'public' order by created_at desc, id desc limit 1`,
  );
  id = rows[0]?.id ?? '';
}

const recordsNamed = async (called: string) =>
  (
    await pool.query<{ id: string; kind: string; external_id: string }>(
      'select id, kind, external_id from companies where name = $1',
      [called],
    )
  ).rows;
const historyOf = async (submissionId: string) =>
  (
    await pool.query<{ kind: string }>(
      'select kind from audit_entries where subject_id = $1 order by at, id',
      [submissionId],
    )
  ).rows.map(({ kind }) => kind);
const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

beforeEach(() => apply());

describe('Consent', () => {
  test('is off unless the founder ticks the box, and stored with its time', async () => {
    expect((await owner.ask(get, params())).listing).toMatchObject({
      agreed: true,
      from: 'founder',
      isAdded: false,
    });
    await apply({ mayBeListed: undefined });
    const { listing, companyUrl, companyCountry } = await owner.ask(get, params());
    expect(listing).toMatchObject({ agreed: false, from: 'founder' });
    expect(listing.at).not.toBeNull();
    expect({ companyUrl, companyCountry }).toEqual({ companyUrl: url(), companyCountry: 'SE' });
  });

  test('is given and withdrawn on the page of the submission, which only the last one counts', async () => {
    const read = async () => (await anonymous.ask(followUp, { params: { key } })).listing.agreed;
    const say = (agreed: boolean) => anonymous.ask(agree, { params: { key }, body: { agreed } });
    expect(await read()).toBe(true);
    await say(false);
    await say(false);
    expect(await read()).toBe(false);
    expect(await historyOf(id)).toEqual(['submission.received', 'submission.listingWithdrawn']);
    await say(true);
    expect(await read()).toBe(true);
    expect(
      (await anonymous.try(agree, { params: { key: 'x' }, body: { agreed: true } })).status,
    ).toBe(404);
  });

  test('is not for a colleague to give where the founder was asked', async () => {
    const reply = await owner.try(setConsent, { ...params(), body: { agreed: true } });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'submission.foundersConsent']);
  });

  test('is recorded by a colleague for a submission that reached them otherwise', async () => {
    await pool.query(
      `update submissions set source = 'staff', listing_consent = null, listing_consent_at = null,
        listing_consent_from = null where id = $1`,
      [id],
    );
    expect((await owner.try(add, params())).status).toBe(409);
    const { listing } = await owner.ask(setConsent, { ...params(), body: { agreed: true } });
    expect(listing).toMatchObject({ agreed: true, from: 'team' });
    expect((await owner.ask(add, params())).isNew).toBe(true);
    // From then on it is the founder's.
    await anonymous.ask(agree, { params: { key }, body: { agreed: false } });
    expect(await recordsNamed(name)).toEqual([]);
    const again = await owner.try(setConsent, { ...params(), body: { agreed: true } });
    expect(codeOf(again)).toBe('submission.foundersConsent');
  });
});

describe('Adding to the directory', () => {
  test('makes a record of what the founder said of the company, and no more', async () => {
    const { submission, isNew } = await owner.ask(add, params());
    expect([isNew, submission.listing.isAdded]).toEqual([true, true]);
    expect(submission.company).toMatchObject({ kind: 'startup', name });
    const [company] = await recordsNamed(name);
    const shared = await norrland.ask(getCompany, {
      params: { kind: 'startup', id: company?.id ?? '' },
    });
    expect(shared).toMatchObject({
      name,
      url: url(),
      country: 'SE',
      oneLiner: 'Quiet wheels for loud trains',
      kind: 'startup',
    });
    const text = JSON.stringify(shared);
    for (const secret of ['Ada', 'ada@', 'Quiet wheels"', id, 'ubmission'])
      expect(text).not.toContain(secret);
    const { rows } = await pool.query('select 1 from search_outbox where company_id = $1', [
      company?.id,
    ]);
    // Taken by the index already, or about to be.
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  test('is refused without consent, and to who may not edit', async () => {
    await apply({ mayBeListed: false });
    const refused = await owner.try(add, params());
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'submission.notListed',
        error: refusalText(submissionRefusals['submission.notListed']),
      },
    ]);
    expect(await recordsNamed(name)).toEqual([]);
    expect((await observer.try(add, params())).status).toBe(403);
    expect((await norrland.try(add, params())).status).toBe(404);
    expect((await anonymous.try(add, params())).status).toBe(401);
  });

  test('twice, or by two at once, makes one record', async () => {
    const both = await Promise.all([owner.ask(add, params()), developer.ask(add, params())]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect((await owner.ask(add, params())).isNew).toBe(false);
    expect(await recordsNamed(name)).toHaveLength(1);
    expect((await historyOf(id)).filter((kind) => kind === 'submission.companyAdded')).toHaveLength(
      1,
    );
  });

  test('of two submissions of one company makes one record, which both are linked to', async () => {
    const [first, firstName] = [id, name];
    await apply({ website: url() });
    await pool.query('update submissions set company_name = $2, company_url = $3 where id = $1', [
      id,
      firstName,
      `https://www.${firstName.toLowerCase().replaceAll(' ', '-')}.example/`,
    ]);
    const [one, other] = await Promise.all([
      owner.ask(add, { params: { id: first } }),
      developer.ask(add, params()),
    ]);
    expect(one.submission.company?.id).toBe(other.submission.company?.id);
    expect([one.isNew, other.isNew].toSorted()).toEqual([false, true]);
  });

  test('keeps namesakes without a website apart', async () => {
    await record('startup', name);
    await apply({ website: null });
    await pool.query('update submissions set company_name = $2 where id = $1', [
      id,
      `Zirkonium Works ${nth - 1}`,
    ]);
    const { isNew, submission } = await owner.ask(add, params());
    expect(isNew).toBe(true);
    expect(await recordsNamed(submission.companyName)).toHaveLength(2);
    const [made] = (await recordsNamed(submission.companyName)).filter(
      (one) => one.id === submission.company?.id,
    );
    expect(made?.external_id).not.toContain(id);
  });

  test('is undone: the record is gone, and the submission as before', async () => {
    const before = await owner.ask(get, params());
    await owner.ask(add, params());
    const { submission, isRemoved } = await owner.ask(remove, params());
    expect(isRemoved).toBe(true);
    expect(await recordsNamed(name)).toEqual([]);
    expect(submission).toEqual({
      ...before,
      version: submission.version,
      updatedAt: submission.updatedAt,
    });
    // What was not added from it is not removed by it.
    await owner.ask(link, {
      ...params(),
      body: { company: await record('startup', `${name} AB`) },
    });
    expect(codeOf(await owner.try(remove, params()))).toBe('submission.notAdded');
  });

  test('stays in the directory when somebody uses it by then, and is unlinked', async () => {
    const { submission } = await owner.ask(add, params());
    const company = submission.company;
    if (!company) throw new Error('It has no company.');
    const made = await norrland.ask(collections.create, { body: { name: 'Wheels' } });
    await pool.query('update collections set startup_ids = array[$2] where id = $1', [
      made.id,
      company.id,
    ]);
    const undone = await owner.ask(remove, params());
    expect([undone.isRemoved, undone.submission.company]).toEqual([false, null]);
    expect(await recordsNamed(name)).toHaveLength(1);
  });

  test('ends with the consent, unless somebody uses it by then', async () => {
    await owner.ask(add, params());
    await anonymous.ask(agree, { params: { key }, body: { agreed: false } });
    expect(await recordsNamed(name)).toEqual([]);
    expect(await owner.ask(get, params())).toMatchObject({ company: null, companyName: name });
    await anonymous.ask(agree, { params: { key }, body: { agreed: true } });
    const { submission } = await owner.ask(add, params());
    await pool.query(
      `insert into company_contacts (id, company_id, corporation_id, name)
      select gen_random_uuid(), $1, id, 'Ada' from corporations where slug = 'skf'`,
      [submission.company?.id],
    );
    const answer = await anonymous.ask(agree, { params: { key }, body: { agreed: false } });
    expect(answer?.listing).toMatchObject({ agreed: false, isAdded: true });
    expect((await owner.ask(get, params())).company?.name).toBe(name);
  });
});

describe('Linking', () => {
  test('proposes the company with the website or the name, and keeps what was typed', async () => {
    const company = await record('startup', 'Zirkonium Rail AB', { url: `${url()}/about` });
    expect(await owner.ask(candidates, params())).toMatchObject({
      isSure: true,
      companies: [{ company, by: 'domain' }],
    });
    const linked = await owner.ask(link, { ...params(), body: { company } });
    expect(linked).toMatchObject({ company: { name: 'Zirkonium Rail AB' }, companyName: name });
    expect((await owner.ask(unlink, params())).company).toBeNull();
    const { isNew, submission } = await owner.ask(add, params());
    expect([isNew, submission.company?.id]).toEqual([false, company.id]);
  });

  test('needs no consent, and works once', async () => {
    await apply({ mayBeListed: false });
    const company = await record('crunchbase', `${name} Inc`);
    const body = { company };
    const once = await owner.ask(link, { ...params(), body });
    const twice = await owner.ask(link, { ...params(), body });
    expect(twice.version).toBe(once.version);
    expect((await owner.ask(unlink, params())).companyName).toBe(name);
    const gone = { company: { kind: 'nucla', id: company.id } } as const;
    expect(codeOf(await owner.try(link, { ...params(), body: gone }))).toBe(
      'submission.noSuchCompany',
    );
    expect((await observer.try(link, { ...params(), body })).status).toBe(403);
  });

  test('is not for a submission that was withdrawn', async () => {
    await pool.query('update submissions set withdrawn_at = now() where id = $1', [id]);
    for (const endpoint of [add, link, setConsent] as const) {
      const body = { company: { kind: 'startup', id }, agreed: true };
      const reply = await owner.try(endpoint as typeof link, { ...params(), body } as never);
      expect(codeOf(reply)).toBe('submission.withdrawn');
    }
  });
});

test('a colleague edits what is said of the company; what is left out stays', async () => {
  const submission = await owner.ask(get, params());
  const { companyUrl: _, companyCountry: __, ...draft } = draftOf(submission);
  const { version } = submission;
  const body = { ...draft, companyOneLiner: null, version };
  const edited = await owner.ask(edit, { ...params(), body });
  expect(edited).toMatchObject({
    companyUrl: url(),
    companyCountry: 'SE',
    companyOneLiner: null,
  });
  for (const companyUrl of ['javascript:alert(1)', 'ftp://x.example', 'https://a@b.example']) {
    const reply = await owner.try(edit, {
      ...params(),
      body: { ...draft, companyUrl, version: edited.version },
    });
    expect(reply.status).toBe(400);
  }
});
