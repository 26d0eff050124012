import { actorName } from '#features/cases/activity/domain/activity.ts';
import type { AuditEntry } from '#features/operations/audit-log/domain/audit-entry.ts';

/** Who did it. Without an account: a submitter, the system, or whoever could not be signed in. */
export const actorOf = (entry: AuditEntry): string =>
  entry.kind === 'session.refused' ? 'Someone' : actorName(entry);

/** What it was done to, unless that is who did it or the sentence names it. */
export const subjectOf = ({ actor, subject, sentence }: AuditEntry): string | null =>
  subject.id === actor?.id || sentence.includes(subject.name ?? '') ? null : subject.name;
