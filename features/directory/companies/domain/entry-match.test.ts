import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyLimits } from './limits.ts';
import { nameSimilarityOf } from './name-similarity.ts';
import { matchEntry, shorterNames, type EntryCandidate } from './entry-match.ts';

const candidate = (id: string, facts: Partial<EntryCandidate> = {}): EntryCandidate => ({
  id,
  kind: 'startup',
  name: 'Acme',
  domain: null,
  group: id,
  ...facts,
});
const byName = { name: 'Acme AB', domain: null };

test.each([
  ['acme', 'acme', 1],
  ['robotics', 'robtics', 1 - 1 / 8],
  ['robotics', 'robotisc', 1 - 1 / 8],
  ['quiet gears', 'qiuet gears', 1 - 1 / 5],
  ['data robt', 'datarobot', 1 - 1 / 9],
  ['absio technologies', 'absio', 0.9],
  ['gears quiet', 'quiet gears', 0.85],
  ['absio technologies', 'basho technologies', null],
  ['skf', 'sfk', null],
  ['acme', 'bolt', null],
])('the similarity of %j and %j is %j', (one, other, score) => {
  expect(nameSimilarityOf(one.split(' '), other.split(' '))?.score ?? null).toBe(score);
});

test('similarity is symmetric, and a name is most similar to itself', () => {
  const words = fc.array(fc.stringMatching(/^[abc]{1,8}$/u), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(nameSimilarityOf(one, other)).toEqual(nameSimilarityOf(other, one));
      expect(nameSimilarityOf(one, one)?.score).toBe(1);
      expect(nameSimilarityOf(one, other)?.score ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

test('a shorter form of the name is looked up too', () => {
  expect(shorterNames('Acme Robotics Sweden AB')).toEqual([
    'acme',
    'acmerobotics',
    'acmeroboticssweden',
  ]);
  expect(shorterNames('Acme')).toEqual([]);
  expect(shorterNames(null)).toEqual([]);
});

test('a unique name is sure; two companies of that name, or another web address, are doubtful', () => {
  expect(matchEntry(byName, [candidate('a')])).toEqual({
    verdict: 'sure',
    candidates: [{ id: 'a', by: 'name' }],
  });
  expect(matchEntry(byName, [candidate('a'), candidate('b')]).verdict).toBe('doubtful');
  const elsewhere = { name: 'Acme', domain: 'acme.io' };
  expect(matchEntry(elsewhere, [candidate('a', { domain: 'acme.com' })])).toEqual({
    verdict: 'doubtful',
    candidates: [{ id: 'a', by: 'otherDomain' }],
  });
  expect(matchEntry(elsewhere, [candidate('a')]).verdict).toBe('sure');
});

test('the legal form distinguishes companies of the same name when the entry has it', () => {
  const both = [candidate('plain'), candidate('ab', { name: 'Acme AB' })];
  expect(matchEntry(byName, both).candidates).toEqual([{ id: 'ab', by: 'name' }]);
  expect(matchEntry({ ...byName, name: 'ACME' }, both).candidates).toEqual([
    { id: 'plain', by: 'name' },
  ]);
  expect(matchEntry({ ...byName, name: 'Acme Inc.' }, both).verdict).toBe('doubtful');
  const [, other] = both;
  expect(matchEntry({ ...byName, name: 'Acme GmbH' }, other ? [other] : []).verdict).toBe(
    'doubtful',
  );
});

test('an exact name beats a look-alike with the same web address', () => {
  const sought = { name: 'Acme Oy', domain: 'acme.com' };
  const records = [
    candidate('a', { domain: 'acme.com' }),
    candidate('b', { name: 'Acme Oy', domain: 'acme.com' }),
  ];
  expect(matchEntry(sought, records)).toEqual({
    verdict: 'sure',
    candidates: [{ id: 'b', by: 'domain' }],
  });
  const elsewhere = { name: 'Acme Oy', domain: 'acme.io' };
  expect(matchEntry(elsewhere, records)).toEqual({
    verdict: 'doubtful',
    candidates: [{ id: 'b', by: 'otherDomain' }],
  });
});

test('much less similar candidates are left out', () => {
  const near = candidate('near', { name: 'Quietaxis Robotics' });
  const far = candidate('far', { name: 'Siltaxis Robotics' });
  const sought = { name: 'Qietaxis Robotics', domain: null };
  expect(matchEntry(sought, [far, near]).candidates).toEqual([{ id: 'near', by: 'near' }]);
  expect(matchEntry(sought, [far]).candidates).toEqual([{ id: 'far', by: 'near' }]);
});

test('the domain decides first, then the name among those that share it', () => {
  const sought = { name: 'Acme', domain: 'acme.com' };
  const there = candidate('there', { name: 'Other', domain: 'acme.com' });
  expect(matchEntry(sought, [candidate('named', { domain: 'x.com' }), there]).candidates).toEqual([
    { id: 'there', by: 'domain' },
  ]);
  const both = candidate('both', { domain: 'acme.com' });
  expect(matchEntry(sought, [there, both]).candidates).toEqual([{ id: 'both', by: 'domain' }]);
  expect(matchEntry({ ...sought, name: null }, [there, both]).verdict).toBe('doubtful');
});

test('records of the same company are one candidate, the one from our own directory first', () => {
  const records = [
    candidate('c', { kind: 'crunchbase', group: 'g' }),
    candidate('s', { group: 'g', name: 'Acme Group' }),
  ];
  expect(matchEntry(byName, records).candidates).toEqual([{ id: 'c', by: 'name' }]);
  const alike = [
    candidate('n', { kind: 'nucla', domain: 'acme.com' }),
    candidate('s', { domain: 'acme.com' }),
  ];
  expect(matchEntry(byName, alike)).toEqual({
    verdict: 'sure',
    candidates: [{ id: 's', by: 'name' }],
  });
});

test('a sure verdict has one candidate, a doubtful one a few, all different and among those found', () => {
  const some = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('startup' as const, 'crunchbase' as const, 'nucla' as const),
    name: fc.constantFrom('Acme', 'Acme AB', 'Acmee', 'Bolt', 'Acme Robotics'),
    domain: fc.option(fc.constantFrom('acme.com', 'shop.acme.com', 'bolt.com')),
    group: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
  });
  const sought = fc.record({
    name: fc.option(fc.constantFrom('Acme', 'Acme Robotics Inc.', 'Bolt')),
    domain: fc.option(fc.constantFrom('acme.com', 'shop.acme.com', 'else.com')),
  });
  fc.assert(
    fc.property(
      sought,
      fc.uniqueArray(some, { maxLength: 20, selector: ({ id }) => id }),
      (one, records) => {
        const { verdict, candidates } = matchEntry(one, records);
        const groups = candidates.map(({ id }) => records.find((other) => other.id === id)?.group);
        expect(groups).not.toContain(undefined);
        expect(new Set(groups).size).toBe(groups.length);
        expect(candidates.length).toBeLessThanOrEqual(companyLimits.entryCandidates);
        if (verdict === 'sure') expect(candidates).toHaveLength(1);
        expect(verdict === 'unknown').toBe(candidates.length === 0);
        expect(matchEntry(one, records.toReversed()).verdict).toBe(verdict);
      },
    ),
  );
});
