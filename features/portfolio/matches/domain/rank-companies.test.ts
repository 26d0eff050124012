import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Criterion } from './criteria.ts';
import { taughtTerms, type Example } from './profile.ts';
import { rankCompanies, type Candidate } from './rank-companies.ts';
import { quotedText, reasonSentence } from './reasons.ts';
import { areAllZero, partNames, usualWeights, type Weights } from './weights.ts';
import { weighTerms } from './weighted-terms.ts';

const nothingKnown = { isSubmittedHere: false, submitted: 0, listed: 0, blacklisted: 0 };
const noMomentum = { added: 0, submitted: 0, voted: 0, isFunded: false };

type Given = Partial<Candidate['record']> & Partial<Omit<Candidate, 'record'>>;

function candidate({ similarity, isExact, momentum, known, id, ...record }: Given): Candidate {
  return {
    id: id ?? record.name ?? 'one',
    record: {
      name: 'One',
      oneLiner: null,
      description: null,
      tags: [],
      industries: [],
      country: null,
      stage: null,
      foundedYear: null,
      fundingUsd: null,
      ...record,
    },
    similarity: similarity ?? null,
    isExact: isExact ?? false,
    momentum: momentum ?? noMomentum,
    known: known ?? nothingKnown,
  };
}

const profileOf = (text: string, examples: Example[] = []) => ({
  terms: weighTerms([{ text, weight: 1 }]),
  examples,
});

function rank(
  text: string,
  candidates: Candidate[],
  criteria: Criterion[] = [],
  weights?: Weights,
) {
  const subject = { profile: profileOf(text), criteria, weights: weights ?? usualWeights };
  return rankCompanies(subject, candidates);
}
const names = (ranked: ReturnType<typeof rank>) => ranked.map(({ id }) => id);

const sensing = candidate({
  name: 'Greaseline',
  oneLiner: 'Grease condition sensing for bearings',
  tags: ['Grease', 'Sensors'],
  country: 'SE',
});
const wear = candidate({ name: 'Weardust', oneLiner: 'Wear debris in oil', tags: ['Lubrication'] });
const paint = candidate({ name: 'Painty', description: 'Paint for boats' });

const words = fc.constantFrom(
  ...'grease sensing bearing wear debris oil paint the of for Größe 軸受 <b>boat</b> café \n é'.split(
    ' ',
  ),
);
const text = fc.array(words, { maxLength: 30 }).map((some) => some.join(' '));
const record = fc.record({
  name: text,
  oneLiner: fc.option(text),
  description: fc.option(fc.oneof(text, fc.string({ maxLength: 200 }))),
  tags: fc.array(text, { maxLength: 4 }),
  industries: fc.array(text, { maxLength: 2 }),
  country: fc.option(fc.constantFrom('SE', 'DE')),
  stage: fc.option(fc.constantFrom('Seed', 'Series A', 'Series B')),
  similarity: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
const weight = fc.integer({ min: 0, max: 10 });
const weights = fc.record(
  Object.fromEntries([...partNames, 'unseen'].map((name) => [name, weight])) as Record<
    keyof Weights,
    typeof weight
  >,
);

test('each reason quotes its record at its place, and the parts add up to the score', () => {
  const cases = fc.record({ brief: text, records: fc.array(record, { maxLength: 8 }), weights });
  fc.assert(
    fc.property(cases, ({ brief, records, weights: scale }) => {
      const candidates = records.map((one, nth) => candidate({ ...one, id: String(nth) }));
      const ranked = rank(
        brief,
        candidates,
        [{ mode: 'avoid', field: 'words', value: 'oil' }],
        scale,
      );
      for (const { id, reasons, score, parts } of ranked) {
        const held = candidates[Number(id)]?.record ?? paint.record;
        for (const reason of reasons()) {
          expect(quotedText(held, reason).slice(reason.from, reason.to)).toBe(reason.quote);
          expect(reason.quote).not.toBe('');
        }
        const sum = parts.reduce((total, { points }) => total + points, 0);
        expect(Math.abs(sum - score)).toBeLessThan(0.001);
        expect(score).toBeLessThanOrEqual(100.001);
      }
    }),
    { numRuns: 300 },
  );
});

test('what shares the rarer words comes first, with the passage that says so', () => {
  const [first, second] = rank('Sensing the condition of grease in bearings', [
    paint,
    wear,
    sensing,
  ]);
  expect(first?.id).toBe('Greaseline');
  expect(first?.reasons()[0]).toMatchObject({
    field: 'oneLiner',
    quote: 'Grease condition sensing for bearings',
  });
  expect(second?.score).toBeLessThan(first?.score ?? 0);
});

test('one common word is no reason, neither in a text nor as a tag; several are one, in a sentence', () => {
  const brief = 'Lasting paint for hulls of tugs, and tug crews that paint';
  const sentenceOf = (record: Given) =>
    reasonSentence(rank(brief, [candidate(record), wear])[0]?.reasons() ?? []);
  expect(sentenceOf({ oneLiner: 'Paint by numbers for schools' })).toBeNull();
  expect(sentenceOf({ oneLiner: 'Songs', tags: ['Paint'] })).toBeNull();
  expect(sentenceOf({ description: 'Crews of gliders. Paint is not needed' })).toBeNull();
  expect(sentenceOf({ oneLiner: 'Paint for hulls that lasts' })).toBe(
    'Its one-liner says “Paint for hulls”.',
  );
  expect(sentenceOf({ description: 'We sell hull paint', tags: ['Paint'] })).toBe(
    'Its description says “hull paint”.',
  );
  expect(sentenceOf({ description: 'We sell hull paint', tags: ['Paint', 'Tugs'] })).toBe(
    'Tagged Paint and Tugs.',
  );
});

test('an exact name is above every score', () => {
  const exact = candidate({ name: 'Zero', isExact: true });
  expect(names(rank('grease sensing', [sensing, exact]))).toEqual(['Zero', 'Greaseline']);
});

test('a must leaves out a no, and never what the record does not tell', () => {
  const inGermany: Criterion = { mode: 'must', field: 'country', value: 'Germany' };
  const ranked = rank('grease', [sensing, wear], [inGermany]);
  expect(names(ranked)).toEqual(['Weardust']);
  expect(ranked[0]?.cells).toEqual(['unknown']);
});

test('a wish that is unknown counts neither as yes nor as no', () => {
  const of = (name: string, country: string | null) => candidate({ name, country });
  const wish: Criterion = { mode: 'wish', field: 'country', value: 'SE' };
  const ranked = rank('', [of('no', 'DE'), of('unknown', null), of('yes', 'SE')], [wish]);
  expect(names(ranked)).toEqual(['yes', 'unknown', 'no']);
  expect(ranked.map(({ values }) => values.wishes)).toEqual([1, 0.5, 0]);
});

test('what is to be avoided costs points that are shown', () => {
  const avoid: Criterion = { mode: 'avoid', field: 'tag', value: 'Sensors' };
  const [only] = rank('grease', [sensing], [avoid]);
  expect(only?.parts.find(({ name }) => name === 'avoided')?.points).toBeLessThan(0);
});

test('companies that were submitted, listed or blacklisted are less new', () => {
  const candidateOf = (id: string, as: Partial<Candidate['known']>) =>
    candidate({ id, known: { ...nothingKnown, ...as } });
  const ranked = rank('', [
    candidateOf('blacklisted', { blacklisted: 1 }),
    candidateOf('listed', { listed: 2 }),
    candidateOf('submitted', { submitted: 1 }),
    candidateOf('new', {}),
  ]);
  expect(names(ranked)).toEqual(['new', 'listed', 'submitted', 'blacklisted']);
});

test('without weights every score is 0, and the order is stable', () => {
  const none = Object.fromEntries([...partNames, 'unseen'].map((name) => [name, 0])) as Weights;
  expect(areAllZero(none, true)).toBe(true);
  expect(areAllZero({ ...none, wishes: 4 }, false)).toBe(true);
  expect(areAllZero({ ...none, wishes: 4 }, true)).toBe(false);
  const ranked = rank('grease', [wear, sensing], [], none);
  expect(ranked.map(({ score, parts }) => [score, parts])).toEqual([
    [0, []],
    [0, []],
  ]);
  expect(names(ranked)).toEqual(['Greaseline', 'Weardust']);
});

test('a text without terms has none: empty, of stop words, or of markup alone', () => {
  for (const empty of [
    '',
    'the and of to',
    '<p class="wear"></p><script>var grease</script>',
    '&nbsp; 42',
  ]) {
    expect(weighTerms([{ text: empty, weight: 1 }])).toEqual([]);
  }
});

test('thumbs add the words that several liked companies share and disliked ones lack', () => {
  const terms = weighTerms([{ text: 'grease paint', weight: 1 }]);
  const more = ['Sensing of grease in bearings, for boats', 'Sensing grease'].map(
    (oneLiner) => candidate({ oneLiner }).record,
  );
  const taught = taughtTerms(terms, [sensing.record, ...more], [paint.record]);
  const weightIn = (term: string) => taught.find((one) => one.term === term)?.weight ?? 0;
  expect(weightIn('grease')).toBe(1);
  expect(weightIn('sensing')).toBeGreaterThan(0);
  expect(weightIn('paint')).toBeLessThan(weightIn('grease'));
  // Of one of them alone, and of what is not liked.
  expect(weightIn('condition')).toBe(0);
  expect(weightIn('boat')).toBe(0);
});

test('two liked companies share words by chance: they change no term', () => {
  const terms = weighTerms([{ text: 'grease paint', weight: 1 }]);
  expect(taughtTerms(terms, [sensing.record, sensing.record], [])).toEqual(terms);
  expect(taughtTerms(terms, [], [sensing.record, paint.record])).toEqual(terms);
  expect(taughtTerms(terms, [], [])).toEqual(terms);
});
