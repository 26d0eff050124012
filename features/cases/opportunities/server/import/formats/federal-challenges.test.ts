import { describe, expect, test } from 'vitest';
import { federalChallenges } from './federal-challenges.ts';
import { htmlToText } from './html-to-markdown.ts';
import type { OpportunityRow } from './opportunity-row.ts';

const record = {
  'challenge-id': '17',
  'challenge-title': 'Quiet  Turbines &amp; Co. ',
  permalink: 'https://challenges.example/challenge/quiet-turbines/',
  'external-url': 'https://turbines.example/#enter',
  'card-image': 'https://challenges.example/card.png',
  'agency-logo': 'https://challenges.example//logo.png',
  tagline: 'Cut the noise by *half*',
  'legal-authority': 'Other',
  'fiscal-year': 'FY21, FY22',
  'type-of-challenge': "['Scientific', 'Software and apps']",
  'total-prize-offered-cash': '$875,000.00',
  challenge_status: 'open',
  agency: 'Department of Wind ',
  'partner-agencies-federal': 'Office of Water; Office of Fire',
  'partners-non-federal': '',
  'challenge-manager': 'Ada Breeze',
  'challenge-manager-email': 'ada@wind.example;  bo@wind.example ',
  'point-of-contact': ' turbines@wind.example ',
  'submission-start': '2021/09/16 12 p.m.',
  'submission-end': '2021/12/03 11:59 p.m.',
  description:
    '<h1 id="description">Description</h1>\n\n<p><strong>Background</strong></p>\n<p>Loud.&nbsp;</p>\n<h2>Goals</h2><ul>\n  <li>\n <p>Less</p>\n</li><li>Least</li></ul>',
  prizes: '<h1>Prizes</h1><h2>Cash</h2><p>$875k for <em>one</em> team</p>',
  rules: '<h1>Rules</h1>\n<p>See the <a href="{{site.baseurl}}/rules.pdf">rules</a>.</p>',
  judging: '\n',
  'how-to-enter': '<p>Mail <a href="mailto:turbines@wind.example">us</a>.</p>\n',
  'number-of-phases': 2,
};

function read(changes: Record<string, unknown> = {}) {
  const result = federalChallenges.read(
    { ...record, ...changes },
    { timeZone: 'America/New_York' },
  );
  if (result.skipped !== undefined) throw new Error(result.skipped);
  return result;
}

const factsOf = (row: OpportunityRow) =>
  Object.fromEntries(row.facts.map(({ label, value }) => [label, value]));

test('a challenge becomes an opportunity', () => {
  const { row, externalId } = read();
  expect(externalId).toBe('17');
  expect(row).toMatchObject({
    externalId: '17',
    name: 'Quiet Turbines & Co.',
    introduction: 'Cut the noise by \\*half\\*',
    businessNeed: '**Background**\n\nLoud.\n\n### Goals\n\n- Less\n\n- Least',
    focusAreas: null,
    url: 'https://challenges.example/challenge/quiet-turbines/',
    categories: ['Scientific', 'Software and apps'],
    startDate: '2021-09-16T16:00:00.000Z',
    endDate: '2021-12-04T04:59:00.000Z',
    reward: { amount: 875_000, currency: 'USD' },
  });
});

test('its cycle is the last fiscal year', () => {
  expect(read().row.cycle).toEqual({
    name: 'FY22',
    startDate: '2021-10-01T04:00:00.000Z',
    endDate: '2022-10-01T03:59:59.000Z',
  });
});

test('the call to action includes the prizes and rules, with smaller headings', () => {
  expect(read().row.callToAction).toBe(
    [
      'Mail [us](mailto:turbines@wind.example).',
      '### Prizes',
      '#### Cash',
      '$875k for _one_ team',
      '### Rules',
      'See the [rules](https://challenges.example/rules.pdf).',
    ].join('\n\n'),
  );
});

test('a field without an equivalent becomes a fact with a readable label', () => {
  expect(factsOf(read().row)).toEqual({
    'Fiscal years': 'FY21, FY22',
    'External link': 'https://turbines.example/#enter',
    Agency: 'Department of Wind',
    'Partner agencies': 'Office of Water; Office of Fire',
    'Challenge manager': 'Ada Breeze',
    'Email of the challenge manager': 'ada@wind.example, bo@wind.example',
    'Point of contact': 'turbines@wind.example',
    'Legal authority': 'Other',
    'Status at the source': 'open',
    Picture: 'https://challenges.example/card.png',
    'Logo of the agency': 'https://challenges.example//logo.png',
    'Number of phases': '2',
  });
});

describe('nothing is dropped without a note', () => {
  const letters = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(/\\./gu, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  /** Fields with their own handling, tested above. */
  const translated = ['submission-start', 'submission-end', 'total-prize-offered-cash'];

  test.each(Object.entries(record).filter(([field]) => !translated.includes(field)))(
    '%s',
    (field, value) => {
      const { row, notes } = read();
      const text = letters([row, notes]);
      const words = letters(htmlToText(String(value)));
      const heading = { description: 'Description', rules: 'Rules' }[field] ?? '';
      expect(text).toContain(words.slice(heading.length));
    },
  );

  test.each([
    ['total-prize-offered-cash', 'tbd', 'The total cash prize “tbd” could not be read as money'],
    [
      'submission-end',
      '02/30/2021',
      'The submissions until “02/30/2021” names a day that does not exist',
    ],
    ['fiscal-year', 'soon', 'The fiscal year “soon” could not be read'],
    ['permalink', 'javascript:x()', 'The page at the source “javascript:x()” is not a web address'],
  ])('%s that cannot be parsed becomes a note and a fact', (field, value, note) => {
    const { row, notes } = read({ [field]: value });
    expect(notes).toContain(`${note}; it is kept under the source's facts.`);
    expect(row.facts.map((fact) => fact.value)).toContain(value);
  });

  test('nor are links and pictures', () => {
    const { notes } = read({ rules: '<p><a href="ftp://x.org/a">a</a><img src="b.png"></p>' });
    expect(notes).toEqual([
      'In “Rules”, a link to “ftp://x.org/a” (no web or email address) was left out.',
      'In “Rules”, the picture “b.png” was left out.',
    ]);
  });
});

test('a section that repeats another word for word is included once', () => {
  const { row, notes } = read({ rules: record['how-to-enter'].replace('Mail', 'Mail ') });
  expect(row.callToAction).not.toContain('### Rules');
  expect(notes).toContain('“Rules” repeats “How to enter” word for word and was left out.');
});

test('remains of partly converted Markdown are removed', () => {
  const rules = '<p><strong>** UPDATE**</strong></p><p>the Government.\\</p>';
  expect(read({ rules }).row.callToAction).toContain('**UPDATE**\n\nthe Government.');
});

test('an end before the start is kept, with a note', () => {
  const { row, notes } = read({ 'submission-end': '2020/01/01' });
  expect(row.endDate).toBe('2020-01-02T04:59:59.000Z');
  expect(notes).toContain(
    'It ends (2020-01-02 04:59 UTC) before it starts (2021-09-16 16:00 UTC); both are kept.',
  );
});

test('empty values are ignored, and a row without a title is rejected', () => {
  const blank = Object.fromEntries(Object.keys(record).map((field) => [field, '\n']));
  expect(federalChallenges.read(blank, { timeZone: 'UTC' })).toEqual({
    skipped: 'The title is missing.',
  });
  const { row, notes } = read({ ...blank, 'challenge-title': 'Only a title' });
  expect(row).toEqual({
    externalId: 'Only a title',
    sourceName: 'Challenge.gov',
    cycle: null,
    name: 'Only a title',
    introduction: null,
    businessNeed: null,
    callToAction: null,
    focusAreas: null,
    url: null,
    categories: [],
    startDate: null,
    endDate: null,
    reward: null,
    facts: [],
  });
  expect(notes).toEqual(['It has no id and no page at the source; its name stands in for them.']);
});
