import { expect, test } from 'vitest';
import { applyChange } from '#features/directory/collections/domain/changes.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { parseEntries } from '#features/directory/companies/domain/list-entries.ts';
import type { EntryMatch } from '#features/directory/companies/domain/entry-match.ts';
import { toAddChange, selectedCompanies, countUndecided, buildReview } from './review.ts';
import {
  sampleCollection,
  sampleSubspace,
} from '#features/directory/collections/domain/sample-collection.ts';

const card = (id: string, name: string, kind: CompanyKind = 'startup') =>
  sampleCompanyCard({ id, name, kind });

const candidate = (company: CompanyCard, others: EntryMatch['candidates'][0]['records'] = []) => ({
  company,
  by: 'name' as const,
  records: [{ kind: company.kind, id: company.id }, ...others],
});

const [acme, bolt, crane, dune] = ['Acme', 'Bolt', 'Crane', 'Dune'].map((name) =>
  candidate(card(name.toLowerCase(), name)),
);
const echo = candidate(card('echo', 'Echo'), [{ kind: 'crunchbase', id: 'echo-elsewhere' }]);

const collection = sampleCollection({
  name: 'C',
  startupIds: ['bolt'],
  blacklistedStartupIds: ['crane'],
  blacklistedCrunchbaseIds: ['echo-elsewhere'],
  subspaces: [sampleSubspace('s')],
});

const sure = (one: typeof acme) => ({ verdict: 'sure' as const, candidates: one ? [one] : [] });
const matches: EntryMatch[] = [
  sure(acme),
  sure(acme),
  sure(bolt),
  sure(crane),
  sure(echo),
  { verdict: 'doubtful', candidates: dune && acme ? [dune, acme] : [] },
  { verdict: 'unknown', candidates: [] },
];
const list = parseEntries('Acme\nacme.com\nBolt\nCrane\nEcho\nDoon\nZzz');
const review = buildReview(collection, { source: 'paste', list, found: matches });
const noDecisions = { checked: {}, picks: new Map() };
const names = (decisions: Parameters<typeof selectedCompanies>[1]) =>
  selectedCompanies(review, decisions).map(({ name }) => name);

test('each company is listed once, with its texts and state', () => {
  expect(review.found.map(({ company, texts, state }) => [company.name, texts, state])).toEqual([
    ['Acme', ['Acme', 'acme.com'], 'neither'],
    ['Bolt', ['Bolt'], 'listed'],
    ['Crane', ['Crane'], 'blacklisted'],
    ['Echo', ['Echo'], 'blacklisted'],
  ]);
  expect(review.unknown).toEqual([{ text: 'Zzz', company: { name: 'Zzz', url: null } }]);
});

test('by default only sure matches in neither list are added', () => {
  expect(names(noDecisions)).toEqual(['Acme']);
  expect(countUndecided(review, noDecisions)).toBe(1);
  const changed = { checked: { 'startup acme': false, 'startup crane': true }, picks: new Map() };
  expect(names(changed)).toEqual(['Crane']);
  expect(names({ checked: {}, picks: new Map([['Doon', 'startup dune']]) })).toEqual([
    'Acme',
    'Dune',
  ]);
  expect(names({ checked: {}, picks: new Map([['Doon', 'startup acme']]) })).toEqual(['Acme']);
  expect(countUndecided(review, { checked: {}, picks: new Map([['Doon', null]]) })).toBe(0);
  const [doubtful] = review.doubtful;
  const named = { ...review, doubtful: doubtful ? [{ ...doubtful, text: 'constructor' }] : [] };
  expect(countUndecided(named, noDecisions)).toBe(1);
});

test('adding a company takes it off the blacklist, whichever of its records is blacklisted', () => {
  const selection = selectedCompanies(review, {
    checked: { 'startup crane': true, 'startup echo': true },
    picks: new Map(),
  });
  const outcome = applyChange(collection, toAddChange(selection, 's'));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  expect(outcome.notice).toBe('Successfully added 3 companies to collection C.');
  expect(outcome.next).toMatchObject({
    startupIds: ['bolt', 'acme', 'crane'],
    crunchbaseIds: ['echo-elsewhere'],
    blacklistedStartupIds: [],
    blacklistedCrunchbaseIds: [],
    startupToSubspaces: { acme: ['s'], crane: ['s'], 'echo-elsewhere': ['s'] },
  });
});

test('a single company is named in the notice', () => {
  const outcome = applyChange(collection, toAddChange(selectedCompanies(review, noDecisions), 's'));
  expect(outcome.ok && outcome.notice).toBe('Successfully added Acme to collection C.');
});
