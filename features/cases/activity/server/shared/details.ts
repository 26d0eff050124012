import type { ActivityDetails } from '#features/cases/activity/domain/activity.ts';
import type { EventEntry } from '#core/domain/events/events.ts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

type Recorded = Readonly<Record<string, unknown>> | null;

const read = (recorded: Recorded, name: string | undefined): unknown =>
  name === undefined ? undefined : recorded?.[name];

/** Id of the person that an entry is about, to look up the name. */
export function personIdOf(event: EventEntry | undefined, recorded: Recorded): string | null {
  const id = read(recorded, event?.person);
  return typeof id === 'string' ? id : null;
}

/**
 * Public details: only those that the event declares, and only of the expected type. Votes,
 * comments and scores declare none.
 */
export function detailsOf(
  event: EventEntry | undefined,
  recorded: Recorded,
): Omit<ActivityDetails, 'person'> {
  const { tells = {} } = event ?? {};
  const details: Omit<ActivityDetails, 'person'> = {};
  for (const name of ['from', 'to', 'role', 'reason', 'name'] as const) {
    const value = read(recorded, tells[name]);
    if (typeof value === 'string' && value !== '') details[name] = value;
  }
  const fields = read(recorded, tells.fields);
  if (isTexts(fields)) details.fields = fields;
  return details;
}
