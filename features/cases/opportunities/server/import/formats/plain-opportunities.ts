import * as z from 'zod/mini';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { requiredText } from '#core/domain/schemas.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import { quoted } from '#features/directory/imports/domain/cells.ts';
import { briefLabels } from '#features/cases/opportunities/domain/brief-labels.ts';
import { OpportunitySource, Reward } from '#features/cases/opportunities/domain/opportunity.ts';
import { fitOpportunity } from './fit-opportunity.ts';
import type { MemberRow, OpportunityRow, Period } from './opportunity-row.ts';
import { RowReader } from './row-reader.ts';
import type { ReadContext, SourceFormat } from './source-format.ts';

const labels = {
  ...briefLabels,
  url: 'Link',
  cycleName: 'Cycle',
  cycleStartDate: 'Start of the cycle',
  cycleEndDate: 'End of the cycle',
  startDate: 'Start',
  endDate: 'End',
  reward: 'Reward',
} as const;

/** Fields that only opportunities have. */
const telling = [
  'introduction',
  'businessNeed',
  'callToAction',
  'focusAreas',
  'cycleName',
  'cycleStartDate',
  'cycleEndDate',
  'numSubmissions',
];

/** Fields of our export that a file cannot set. */
const ours = [
  'corporationId',
  'cycleId',
  'cycle',
  'timeZone',
  'daysLeft',
  'status',
  'roles',
  'team',
  'submissions',
  'createdAt',
  'updatedAt',
];

const Team = z.array(
  z.object({ email: EmailAddress, role: requiredText(opportunityLimits.roleCharacters) }),
);

/** Opportunities with our own field names: our export, or a file written by hand. */
export const plainOpportunities: SourceFormat<OpportunityRow> = {
  name: 'opportunities under our own field names',
  recognises: (record) => 'name' in record && telling.some((field) => field in record),
  read(record, context) {
    const reading = new RowReader(record, labels);
    const name = reading.words('name');
    if (name === null) return { skipped: 'The name is missing.' };
    const { row, notes } = fitOpportunity(rowOf(name, reading, context));
    return { row, externalId: row.externalId, notes: [...reading.notes, ...notes] };
  },
};

function rowOf(name: string, reading: RowReader, { timeZone }: ReadContext): OpportunityRow {
  const url = reading.url('url');
  const cyclePeriod = {
    startDate: reading.date('cycleStartDate', { timeZone, dayMeans: 'start' }),
    endDate: reading.date('cycleEndDate', { timeZone, dayMeans: 'end' }),
  };
  const team = teamOf(reading);
  const row = {
    ...identityOf(reading, url ?? name),
    cycle: cycleOf(reading.words('cycleName'), cyclePeriod),
    name,
    introduction: reading.ownMarkdown('introduction'),
    businessNeed: reading.ownMarkdown('businessNeed'),
    callToAction: reading.ownMarkdown('callToAction'),
    focusAreas: reading.ownMarkdown('focusAreas'),
    url,
    categories: reading.list('categories'),
    // Without dates of its own it uses those of its cycle.
    startDate: reading.date('startDate', { timeZone, dayMeans: 'start' }) ?? cyclePeriod.startDate,
    endDate: reading.date('endDate', { timeZone, dayMeans: 'end' }) ?? cyclePeriod.endDate,
    reward: rewardOf(reading),
    facts: reading.facts,
    ...(team !== null && team.length > 0 && { team }),
  };
  leaveOurs(reading, team === null ? ours : ours.filter((field) => field !== 'team'));
  reading.keepRest();
  return row;
}

/** A record that was imported before keeps the id of its original source. */
function identityOf(reading: RowReader, otherwise: string) {
  const source = OpportunitySource.safeParse(reading.value('source'));
  const id = reading.words('id');
  const externalId = reading.words('externalId');
  if (source.success) {
    reading.facts.push(...source.data.facts);
    return { sourceName: source.data.name, externalId: source.data.externalId };
  }
  reading.keep('source');
  if (id === null && externalId === null)
    reading.note(`It has no id; ${quoted(otherwise)} stands in for it when it is imported again.`);
  return { sourceName: 'File', externalId: externalId ?? id ?? otherwise };
}

function cycleOf(name: string | null, period: Period): OpportunityRow['cycle'] {
  const years = [period.startDate, period.endDate]
    .filter((date) => date !== null)
    .map((date) => date.slice(0, 4));
  const named = name ?? [...new Set(years)].join('–');
  return named === '' ? null : { name: named, ...period };
}

/** In the notation of the interface and of our export; null: it is written in another way. */
function teamOf(reading: RowReader): MemberRow[] | null {
  return Team.safeParse(reading.value('team')).data ?? null;
}

/** In our export's notation, or written by hand. */
function rewardOf(reading: RowReader): Reward | null {
  const result = Reward.safeParse(reading.value('reward'));
  return result.success ? result.data : reading.money('reward', 'USD');
}

function leaveOurs(reading: RowReader, fields: readonly string[]): void {
  const count = reading.words('numSubmissions');
  if (count !== null)
    reading.note(`The number of submissions (${count}) was left out: Outrider counts them.`);
  const left = fields.filter((field) => reading.text(field) !== null);
  if (left.length > 0)
    reading.note(`Left out, since Outrider keeps them itself: ${left.join(', ')}.`);
}
