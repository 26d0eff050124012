import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Handed, SentFile } from '#features/public/domain/handing-in.ts';
import { forget, recall, remember } from '#core/web/session/storage.ts';

/** What somebody has written for a challenge and not yet handed in. It stays in their browser. */

const fieldNames = [
  'companyName',
  'website',
  'contactName',
  'contactEmail',
  'title',
  'pitch',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A file that was sent already. Its claim holds for a day. */
const KeptFile = z.extend(SentFile, { sentAt: z.number() });
export type KeptFile = z.infer<typeof KeptFile>;

const Draft = z.object({
  fields: z.object({
    companyName: z.string(),
    website: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    title: z.string(),
    pitch: z.string(),
  }),
  /** By the words of the question, so that they survive a change of the order. */
  answers: z.record(z.string(), z.string()),
  files: z.array(KeptFile),
  /** What was sent without hearing whether it arrived, and the key of that act. */
  attempt: z.nullable(z.object({ key: z.string(), handed: Handed })),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  fields: {
    companyName: '',
    website: '',
    contactName: '',
    contactEmail: '',
    title: '',
    pitch: '',
  },
  answers: {},
  files: [],
  attempt: null,
};

export const isEmpty = ({ fields, answers, files }: Draft): boolean =>
  files.length === 0 &&
  [...Object.values(fields), ...Object.values(answers)].every((typed) => typed.trim() === '');

const keyOf = (opportunityId: string) => `outrider.draft.${opportunityId}`;

/** The draft as it was left, without files that the server has thrown away since. */
export function recallDraft(opportunityId: string, now: number): Draft {
  const kept = recall(keyOf(opportunityId));
  if (kept === null) return emptyDraft;
  try {
    const draft = z.parse(Draft, JSON.parse(kept));
    const isThere = ({ sentAt }: KeptFile) => now - sentAt < limits.fileWithoutPlaceMs;
    return { ...draft, files: draft.files.filter(isThere) };
  } catch {
    // Written by another version, or by hand: there is nothing to go on from.
    return emptyDraft;
  }
}

export function keepDraft(opportunityId: string, draft: Draft): void {
  if (isEmpty(draft)) forget(keyOf(opportunityId));
  else remember(keyOf(opportunityId), JSON.stringify(draft));
}

export function discardDraft(opportunityId: string): void {
  forget(keyOf(opportunityId));
}
