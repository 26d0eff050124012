import type { AuditEntry } from '#features/audit-log/domain/audit-entry.ts';

/** Who did it. Without an account: a submitter, a program with an API key, or the system. */
export const actorOf = ({ actor, address }: AuditEntry): string =>
  actor?.name ?? (address === null ? 'The system' : 'Somebody');

/** What it was done to, unless that is who did it. */
export const subjectOf = ({ actor, subject }: AuditEntry): string | null =>
  subject.id === actor?.id ? null : subject.name;
