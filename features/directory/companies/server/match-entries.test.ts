import { expect, test } from 'vitest';
import { parseEntries } from '#features/directory/companies/domain/list-entries.ts';
import { recognise } from '#features/directory/companies/domain/entry-match-endpoints.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { companyMatches } from './match-tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { listen, searchClient } from '#features/directory/search/tests/search-client.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const member = await server.signIn('member@skf.example');

const add = recordsIn(db);

/** The result for a pasted list: verdict, and each candidate's name with the reason. */
async function recognisedIn(text: string) {
  const { entries } = parseEntries(text);
  const body = { entries: entries.map(({ name, domain }) => ({ name, domain })) };
  const answers = await member.ask(recognise, { body });
  return answers.map(({ verdict, candidates }) => [
    verdict,
    ...candidates.map(({ company, by }) => `${company.name}: ${by}`),
  ]);
}

test('names match without case, accents and legal form, links by their domain', async () => {
  await add('startup', 'Ömsesidig Kvarnteknik AB', { url: 'https://www.kvarnteknik.example/om' });
  await add('startup', 'Brelund Ventilation GmbH');
  await compareAll(db);
  expect(
    await recognisedIn(`
      - omsesidig kvarnteknik
      2. BRELUND VENTILATION
      Brelund Ventilation, Inc.
      http://kvarnteknik.example:8080/products?x=1#y
      https://www.linkedin.com/company/brelund-ventilation/about/`),
  ).toEqual([
    ['sure', 'Ömsesidig Kvarnteknik AB: name'],
    ['sure', 'Brelund Ventilation GmbH: name'],
    ['sure', 'Ömsesidig Kvarnteknik AB: domain'],
  ]);
  expect(await recognisedIn('https://www.linkedin.com/company/brelund-ventilation/about/')).toEqual(
    [['sure', 'Brelund Ventilation GmbH: name']],
  );
  expect(await recognisedIn('Anna Berg <anna@mail.kvarnteknik.example>')).toEqual([
    ['doubtful', 'Ömsesidig Kvarnteknik AB: widerDomain'],
  ]);
});

test('the address of a hosting service does not identify its customers', async () => {
  await add('startup', 'Kelpform Docks', { url: 'https://framer.website' });
  await add('startup', 'Ossuary Lathes', { url: 'https://ossuary.framer.website' });
  await compareAll(db);
  expect(await recognisedIn('https://framer.website')).toEqual([['unknown']]);
  expect(await recognisedIn('https://ossuary.framer.website')).toEqual([
    ['sure', 'Ossuary Lathes: domain'],
  ]);
});

test('names with typos, abbreviated or in a longer form are offered, most likely first', async () => {
  await add('startup', 'Zwirnfaden Robotics');
  await add('startup', 'Zwirnfaden Robotik Werke');
  await compareAll(db);
  expect(await recognisedIn('Zwrinfaden Robotcs')).toEqual([
    ['doubtful', 'Zwirnfaden Robotics: near'],
  ]);
  expect(await recognisedIn('Bwirnfaden Robotics')).toEqual([
    ['doubtful', 'Zwirnfaden Robotics: near'],
  ]);
  expect(await recognisedIn('Zwirnfaden Robotics Sweden Holding')).toEqual([
    ['doubtful', 'Zwirnfaden Robotics: part'],
  ]);
  const [first] = await recognisedIn('Zwirnfaden');
  expect(first).toEqual([
    'doubtful',
    'Zwirnfaden Robotics: part',
    'Zwirnfaden Robotik Werke: part',
  ]);
  expect(await recognisedIn('zwirnfadenrobotics.example')).toEqual([
    ['doubtful', 'Zwirnfaden Robotics: name'],
  ]);
  expect(await recognisedIn('Nothing of the kind whatsoever')).toEqual([['unknown']]);
});

test('a name mistyped at both ends is found by the search index', async () => {
  await add('startup', 'Klippdrossel Undervattens Instrument');
  await compareAll(db);
  const mangled = 'Kilppdrossel Instrument Undrevattens';
  expect(await recognisedIn(mangled)).toEqual([['unknown']]);
  await listen(server);
  await searchClient(member).untilReady();
  const [answer] = await recognisedIn('Instrument Klippdrossel Undervattens');
  expect(answer).toEqual(['doubtful', 'Klippdrossel Undervattens Instrument: near']);
  expect((await recognisedIn('Klpipdrossel Undervatetns Instrument'))[0]).toEqual(answer);
});

test('two companies of one name are distinguished by web address, else both are offered', async () => {
  await add('startup', 'Tvillinge', { url: 'https://tvillinge-one.example' });
  await add('startup', 'Tvillinge', { url: 'https://tvillinge-two.example' });
  await compareAll(db);
  expect(await recognisedIn('Tvillinge')).toEqual([
    ['doubtful', 'Tvillinge: name', 'Tvillinge: name'],
  ]);
  expect(await recognisedIn('Tvillinge\ttvillinge-two.example')).toEqual([
    ['sure', 'Tvillinge: domain'],
  ]);
  const [other] = await recognisedIn('Tvillinge\ttvillinge-three.example');
  expect(other).toEqual(['doubtful', 'Tvillinge: otherDomain', 'Tvillinge: otherDomain']);
});

test('records of one company are offered once, as the record of our own directory', async () => {
  const bought = await add('crunchbase', 'Fjordkraft Pumps', { url: 'https://fjordpumps.example' });
  const own = await add('startup', 'Fjord Pumps', { url: 'https://fjp.example' });
  const [firstId, secondId] = [bought.id, own.id].toSorted();
  await db.insert(companyMatches).values({
    id: newId(),
    firstId: firstId ?? '',
    secondId: secondId ?? '',
    reason: 'domain',
    state: 'accepted',
  });
  await compareAll(db);
  const body = { entries: [{ name: null, domain: 'fjordpumps.example' }] };
  const [answer] = await member.ask(recognise, { body });
  expect(answer?.verdict).toBe('sure');
  expect(answer?.candidates).toEqual([
    expect.objectContaining({
      company: expect.objectContaining({ id: own.id }),
      records: [own, bought],
    }),
  ]);
});

test('the same name and domain in two sources are one company without an accepted match', async () => {
  const url = 'https://glimmerwerk.example';
  await add('nucla', 'Glimmerwerk AB', { url });
  const own = await add('startup', 'Glimmerwerk', { url });
  await compareAll(db);
  const body = { entries: [{ name: 'Glimmerwerk', domain: null }] };
  const [answer] = await member.ask(recognise, { body });
  expect([answer?.verdict, answer?.candidates[0]?.company.id]).toEqual(['sure', own.id]);
});

test('a company that is not yet compared is found by its raw fields', async () => {
  await add('startup', 'Ungewogen Systems', { url: 'https://ungewogen.example' });
  expect(await recognisedIn('ungewogen systems')).toEqual([['sure', 'Ungewogen Systems: name']]);
  expect(await recognisedIn('www.ungewogen.example')).toEqual([
    ['sure', 'Ungewogen Systems: domain'],
  ]);
  await compareAll(db);
});

test('five hundred entries are answered in order', async () => {
  await compareAll(db);
  const { rows } = await pool.query<{ name: string }>(
    'select name from companies order by id limit 500',
  );
  const names = rows.map(({ name }, at) => (at % 2 === 0 ? name : `${name.slice(0, -2)}x${at}`));
  const answersFor = (some: readonly string[]) =>
    member.ask(recognise, { body: { entries: some.map((name) => ({ name, domain: null })) } });
  const answers = await answersFor(names);
  expect(answers).toHaveLength(companyLimits.entriesMost);
  const missed = answers.filter(({ verdict }, at) => at % 2 === 0 && verdict === 'unknown');
  expect(missed).toEqual([]);
  // Each is answered as it is alone.
  for (let at = 0; at < names.length; at += 50) {
    expect([answers[at]]).toEqual(await answersFor(names.slice(at, at + 1)));
  }
  expect(await answersFor(names.toReversed())).toEqual(answers.toReversed());
});

test('more than five hundred entries, and values that are not text, are refused', async () => {
  const many = Array.from({ length: companyLimits.entriesMost + 1 }, () => ({
    name: 'a',
    domain: null,
  }));
  expect((await member.try(recognise, { body: { entries: many } })).status).toBe(400);
  const odd = [{ name: 'a\u0000b', domain: null }];
  expect((await member.try(recognise, { body: { entries: odd } })).status).toBe(400);
  expect(await member.ask(recognise, { body: { entries: [] } })).toEqual([]);
  const sly = [{ name: "%_\\'; drop table companies --", domain: "x' or '1'='1" }];
  expect(await member.ask(recognise, { body: { entries: sly } })).toEqual([
    { verdict: 'unknown', candidates: [] },
  ]);
});
