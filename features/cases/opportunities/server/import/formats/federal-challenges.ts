import { quoted } from '#features/directory/imports/domain/cells.ts';
import { joinSections } from './join-sections.ts';
import { fiscalCycle, fiscalYearsIn } from './fiscal-year.ts';
import { fitOpportunity } from './fit-opportunity.ts';
import type { OpportunityRow } from './opportunity-row.ts';
import { RowReader } from './row-reader.ts';
import type { ReadContext, SourceFormat } from './source-format.ts';
import { emailsIn } from './values.ts';

const labels = {
  'challenge-title': 'Title',
  tagline: 'Tagline',
  description: 'Description',
  judging: 'Judging criteria',
  'how-to-enter': 'How to enter',
  prizes: 'Prizes',
  rules: 'Rules',
  permalink: 'Page at the source',
  'external-url': 'External link',
  'submission-start': 'Submissions from',
  'submission-end': 'Submissions until',
  'total-prize-offered-cash': 'Total cash prize',
  'fiscal-year': 'Fiscal years',
  agency: 'Agency',
  'partner-agencies-federal': 'Partner agencies',
  'partners-non-federal': 'Other partners',
  'challenge-manager': 'Challenge manager',
  'challenge-manager-email': 'Email of the challenge manager',
  'point-of-contact': 'Point of contact',
  'legal-authority': 'Legal authority',
  challenge_status: 'Status at the source',
  'card-image': 'Picture',
  'agency-logo': 'Logo of the agency',
} as const;

/** Challenges of United States agencies, as exported by Challenge.gov. */
export const federalChallenges: SourceFormat<OpportunityRow> = {
  name: 'federal challenges of the United States',
  recognises: (record) => 'challenge-title' in record,
  read(record, context) {
    const reading = new RowReader(record, labels);
    const name = reading.words('challenge-title');
    if (name === null) return { skipped: 'The title is missing.' };
    const whole = rowOf(name, reading, context);
    const { row, notes } = fitOpportunity(whole);
    return { row, externalId: row.externalId, notes: [...reading.notes, ...notes] };
  },
};

function rowOf(name: string, reading: RowReader, { timeZone }: ReadContext): OpportunityRow {
  const permalink = reading.url('permalink');
  const html = (field: keyof typeof labels, largestHeading = 3) =>
    reading.markdown(field, {
      largestHeading,
      prepared: (text) => prepared(text, field, permalink, reading),
    });

  const introduction = html('tagline');
  const businessNeed = html('description');
  const focusAreas = html('judging');
  const callToAction = joinSections(
    { heading: labels['how-to-enter'], markdown: html('how-to-enter') },
    [
      { heading: labels.prizes, markdown: html('prizes', 4) },
      { heading: labels.rules, markdown: html('rules', 4) },
    ],
    [
      { heading: labels.description, markdown: businessNeed },
      { heading: labels.judging, markdown: focusAreas },
    ],
    (heading, other) =>
      reading.note(`“${heading}” repeats “${other}” word for word and was left out.`),
  );

  const row = {
    externalId: reading.words('challenge-id') ?? permalink ?? name,
    sourceName: 'Challenge.gov',
    cycle: cycleOf(reading, timeZone),
    name,
    introduction,
    businessNeed,
    callToAction,
    focusAreas,
    url: permalink ?? reading.url('external-url'),
    categories: reading.list('type-of-challenge'),
    startDate: reading.date('submission-start', { timeZone, dayMeans: 'start' }),
    endDate: reading.date('submission-end', { timeZone, dayMeans: 'end' }),
    reward: reading.money('total-prize-offered-cash', 'USD'),
    facts: reading.facts,
  };
  reading.keepRest(factFields, worded);
  if (row.externalId === name)
    reading.note('It has no id and no page at the source; its name stands in for them.');
  return row;
}

/** Headings that only repeat the name of their field. */
const ownHeadings: Partial<Record<keyof typeof labels, string>> = {
  description: 'description',
  judging: 'judging(?: criteria)?',
  'how-to-enter': 'how to enter',
  prizes: 'prizes?',
  rules: 'rules?',
};

/** Remains of partly converted Markdown. */
const leftovers = /(?<=<strong>)\s*\*\*|\*\*(?=<\/strong>)|(?<=[.!?:;,])\\(?=<\/p>)/giu;

const placeholder = /\{\{\s*site\.baseurl\s*\}\}/gu;

function prepared(
  text: string,
  field: keyof typeof labels,
  permalink: string | null,
  reading: RowReader,
): string {
  const own = ownHeadings[field];
  const heading = new RegExp(`^\\s*<h([1-6])[^>]*>\\s*${own ?? '(?!)'}\\s*:?\\s*</h\\1>`, 'iu');
  const html = text.replace(heading, '').replaceAll(leftovers, '');
  if (permalink === null || html.search(placeholder) === -1) return html;
  const { origin } = new URL(permalink);
  reading.note(`In “${labels[field]}”, ${quoted('{{site.baseurl}}')} was taken to mean ${origin}.`);
  return html.replaceAll(placeholder, origin);
}

function cycleOf(reading: RowReader, timeZone: string): OpportunityRow['cycle'] {
  const text = reading.words('fiscal-year');
  if (text === null) return null;
  const years = fiscalYearsIn(text);
  // The cycle has one year; further text is kept as a fact.
  if (!/^(?:FY\s*'?\d{2}|(?:FY\s*'?)?\d{4})$/iu.test(text)) reading.keep('fiscal-year');
  if (years.length > 0) return fiscalCycle(Math.max(...years), timeZone);
  reading.note(
    `The fiscal year ${quoted(text)} could not be read; it is kept under the source's facts.`,
  );
  return null;
}

const factFields = [
  'external-url',
  'agency',
  'partner-agencies-federal',
  'partners-non-federal',
  'challenge-manager',
  'challenge-manager-email',
  'point-of-contact',
  'legal-authority',
  'challenge_status',
  'card-image',
  'agency-logo',
];

const worded = (text: string, field: string) =>
  field === 'challenge-manager-email' || field === 'point-of-contact' ? emailsIn(text) : text;
