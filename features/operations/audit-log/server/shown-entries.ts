import type { DeclaredEvent, EventCatalogue } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { auditEntries } from '#core/server/tables/records.ts';
import { sentenceOf } from '#features/cases/activity/domain/activity.ts';
import { namelessSentence } from '#features/cases/activity/domain/event-title.ts';
import {
  privateSubjects,
  type AuditEntry,
} from '#features/operations/audit-log/domain/audit-entry.ts';
import { changesById, personalPartOf } from './chain/read-entries.ts';
import { namesOfPeople, findSubjects, type AuditNames } from './names.ts';
import { idsIn, inWords, shownChange, shownValue } from './shown-changes.ts';
import type { auditChain } from './tables.ts';

/** A row of the log, as it is read. */
export interface AuditRow {
  readonly chain: typeof auditChain.$inferSelect;
  readonly entry: typeof auditEntries.$inferSelect;
  readonly corporationName: string | null;
}

/** Where a name was not recorded, or is private, the sentence says what kind of thing it was. */
const historyOf = (event: DeclaredEvent | undefined, name: string | null) =>
  event?.history?.includes('{name}') && name === null ? namelessSentence(event) : event?.history;

const textIn = (details: Readonly<Record<string, unknown>> | null, name: string) => {
  const value = details?.[name];
  return typeof value === 'string' ? value : null;
};

/** Said already: by the sentence, by the subject, or field by field. */
const saidOf = (subject: string, hasChanges: boolean) =>
  new Set(['name', `${subject}Id`, 'entryIds', ...(hasChanges ? ['fields'] : [])]);

/** Rows as people read them: with names, in sentences, changes field by field. */
export async function shownEntries(
  { events }: EventCatalogue,
  names: AuditNames,
  db: Queryable,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const changes = await changesById(
    db,
    rows.flatMap(({ chain }) => chain.changeIds),
  );
  const mentioned = [
    ...rows.flatMap(({ entry }) => [entry.actorId ?? '', ...idsIn(entry.details)]),
    ...[...changes.values()].flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
  ];
  const people = await namesOfPeople(names, db, mentioned);
  const subjects = await findSubjects(
    names,
    db,
    rows.map(({ entry }) => entry),
  );
  return rows.map(({ chain, entry, corporationName }) => {
    const { id, at, kind, subject, subjectId, details, actorId } = entry;
    const event = events.get(kind);
    const facts = privateSubjects.has(subject) ? null : details;
    const { name = textIn(facts, 'name'), link = null } = subjects.get(subjectId) ?? {};
    const recorded = textIn(facts, 'name');
    const parts = personalPartOf(entry, chain.changeIds, changes).changes;
    const said = saidOf(subject, parts.length > 0);
    return {
      id,
      at,
      kind,
      sequence: chain.sequence,
      hash: chain.hash,
      address: entry.address,
      device: entry.device,
      actor:
        actorId === null ? null : { id: actorId, name: people.get(actorId) ?? 'Former member' },
      sentence: sentenceOf(historyOf(event, recorded) ?? kind, {
        person: people.get(textIn(details, event?.person ?? '') ?? '') ?? null,
        submission: subject === 'submission' ? name : null,
        name: recorded,
      }),
      subject: { type: subject, id: subjectId, name, link },
      corporation:
        chain.corporationId === null || corporationName === null
          ? null
          : { id: chain.corporationId, name: corporationName },
      details: Object.entries(details ?? {}).flatMap(([field, value]) => {
        const text = said.has(field) ? null : shownValue(value, people);
        return text === null ? [] : [{ name: inWords(field), value: text }];
      }),
      changes: parts.map((change) => shownChange(change, people)),
    };
  });
}
