import type {
  FieldChange,
  RecordChange,
} from '#features/operations/audit-log/domain/audit-entry.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import type { RowChange } from './chain/record.ts';

/** Tables whose name is not what people call a row of theirs. */
const records: Readonly<Record<string, string>> = {
  users: 'Person',
  user_system_roles: 'System role',
  corporation_administrators: 'Administrator of a corporation',
  opportunity_team: 'Case team',
  opportunities: 'Opportunity',
  company_proposals: 'Proposed company',
  api_keys: 'API key',
  pilot_criteria: 'Pilot criterion',
};

/** "has_end_date" → "Has end date", "sharedWith" → "Shared with". */
export const inWords = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const recordName = (table: string): string => records[table] ?? inWords(table.replace(/s$/u, ''));

const cut = (text: string): string => {
  const { shownCharacters } = auditLimits;
  return text.length <= shownCharacters
    ? text
    : `${text.slice(0, shownCharacters).toWellFormed()}…`;
};

/** A value as people read it; null: none. Ids of people are their names. */
export function shownValue(value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return cut(names.get(value) ?? value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? null : cut(value.map((one) => names.get(one) ?? one).join(', '));
  }
  return cut(JSON.stringify(value));
}

const isKey = (field: string) => field === 'id' || field === 'created_at';

/** A change of a row as people read it. */
export function shownChange(
  { table, before, after }: RowChange,
  names: ReadonlyMap<string, string>,
): RecordChange {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !isKey(field));
  const changes = fields.map((field): FieldChange => ({
    field: inWords(field.replace(/_id$/u, '')),
    before: shownValue(before?.[field], names),
    after: shownValue(after?.[field], names),
  }));
  return {
    record: recordName(table),
    isDeleted: before !== null && after === null,
    fields: changes.filter((change) => change.before !== null || change.after !== null),
  };
}

/** A UUID, or an id of the identity library. */
const id = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9]{32})$/u;

/** Everything in it that may be the id of a person. */
export const idsIn = (values: Readonly<Record<string, unknown>> | null): string[] =>
  Object.values(values ?? {})
    .flat()
    .filter((value) => typeof value === 'string')
    .filter((value) => id.test(value));
