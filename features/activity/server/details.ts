import type { ActivityDetails } from '#features/activity/domain/activity.ts';
import type { EventKind } from '#core/domain/events/events.ts';

type Plain = Exclude<keyof ActivityDetails, 'person'>;

/**
 * What of an audit entry's details its kind tells, and under which name it was recorded. Anything
 * that is not named here stays: votes, comments and scores tell nothing but that they were.
 */
const told: Partial<Record<EventKind, Partial<Record<Plain, string>>>> = {
  'opportunity.updated': { fields: 'fields' },
  'opportunity.closed': { reason: 'reason' },
  'submission.created': { to: 'stage' },
  'submission.moved': { from: 'from', to: 'to', reason: 'reason' },
  'submission.updated': { fields: 'changed' },
  'decision.sent': { to: 'stage' },
  'team.joined': { role: 'role' },
  'team.roleChanged': { from: 'before', to: 'role' },
};

const about = new Set<EventKind>(['team.joined', 'team.roleChanged', 'team.left']);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

type Recorded = Readonly<Record<string, unknown>> | null;

const read = (recorded: Recorded, name: string | undefined): unknown =>
  name === undefined ? undefined : recorded?.[name];

/** Whom an entry is about, by id: its name is still to be found. */
export function personIdOf(kind: EventKind, recorded: Recorded): string | null {
  const id = about.has(kind) ? recorded?.['userId'] : null;
  return typeof id === 'string' ? id : null;
}

/** Details that may leave, with only what has the type that it should. */
export function detailsOf(kind: EventKind, recorded: Recorded): Omit<ActivityDetails, 'person'> {
  const names = told[kind] ?? {};
  const details: Omit<ActivityDetails, 'person'> = {};
  for (const name of ['from', 'to', 'role', 'reason'] as const) {
    const value = read(recorded, names[name]);
    if (typeof value === 'string' && value !== '') details[name] = value;
  }
  const fields = read(recorded, names.fields);
  if (isTexts(fields)) details.fields = fields;
  return details;
}
