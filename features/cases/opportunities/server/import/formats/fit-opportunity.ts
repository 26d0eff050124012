import { quoted } from '#features/directory/imports/domain/cells.ts';
import { limits } from '#core/domain/limits.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import type { OpportunityRow } from './opportunity-row.ts';

/** Cuts at a paragraph or a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1).toWellFormed();
  const at = Math.max(room.lastIndexOf('\n\n'), room.lastIndexOf(' '));
  return `${room.slice(0, at > most / 2 ? at : undefined).trimEnd()}…`;
}

const texts = {
  introduction: 'introduction',
  businessNeed: 'business need',
  callToAction: 'call to action',
  focusAreas: 'focus areas',
} as const;

/** Shortens a row to the limits, with a note for each change. */
export function fitOpportunity(whole: OpportunityRow): { row: OpportunityRow; notes: string[] } {
  const notes: string[] = [];
  const row: OpportunityRow = { ...whole, facts: [...whole.facts] };

  row.name = cut(whole.name, limits.nameCharacters);
  if (row.name !== whole.name) {
    notes.push(
      `The name has ${whole.name.length} characters and was cut; it is whole under the source's facts.`,
    );
    row.facts.unshift({ label: 'Whole name', value: whole.name });
  }

  for (const [field, words] of Object.entries(texts) as [keyof typeof texts, string][]) {
    const text = whole[field];
    if (text === null || text.length <= limits.textCharacters) continue;
    row[field] = cut(text, limits.textCharacters);
    notes.push(
      `Of the ${words}, ${text.length - row[field].length} characters at the end were left out: there is room for ${limits.textCharacters}.`,
    );
  }

  row.categories = whole.categories
    .filter((category) => category.length <= opportunityLimits.categoryCharacters)
    .slice(0, opportunityLimits.categoriesMost);
  const left = whole.categories.filter((category) => !row.categories.includes(category));
  if (left.length > 0) {
    notes.push(
      `${left.map((category) => quoted(category)).join(', ')} found no room among the categories; the source's facts have them.`,
    );
    row.facts.push({ label: 'Further categories', value: left.join('; ') });
  }

  row.facts = row.facts.map((fact) => {
    if (fact.value.length > limits.textCharacters)
      notes.push(`“${fact.label}” was cut: it is too long.`);
    return { ...fact, value: cut(fact.value, limits.textCharacters) };
  });

  if (row.cycle !== null)
    row.cycle = { ...row.cycle, name: cut(row.cycle.name, limits.nameCharacters) };
  return { row, notes: [...notes, ...periodNotes(row)] };
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other);

const textOf = (instant: string | null) => `${instant?.slice(0, 16).replace('T', ' ')} UTC`;

function periodNotes({ startDate, endDate, cycle }: OpportunityRow): string[] {
  const notes: string[] = [];
  if (isBefore(endDate, startDate))
    notes.push(
      `It ends (${textOf(endDate)}) before it starts (${textOf(startDate)}); both are kept.`,
    );
  if (cycle !== null && isBefore(cycle.endDate, cycle.startDate))
    notes.push(`Its cycle “${cycle.name}” ends before it starts; both dates are kept.`);
  else if (cycle !== null && isBefore(cycle.endDate, startDate))
    notes.push(`It starts (${textOf(startDate)}) after its cycle “${cycle.name}” has ended.`);
  return notes;
}
