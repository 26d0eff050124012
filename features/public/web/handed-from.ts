import type { Handed } from '#features/public/domain/handing-in.ts';
import type { PublicChallenge } from '#features/public/domain/pages.ts';
import type { Draft } from './draft.ts';
import { webAddress } from './form-problems.ts';

/** What is sent, from what was written. Questions without an answer are left out. */
export function handedFrom(
  { fields, answers, files }: Draft,
  { questions, formToken }: Pick<PublicChallenge, 'questions' | 'formToken'>,
  trap: string,
): Handed {
  return {
    companyName: fields.companyName.trim(),
    website: webAddress(fields.website),
    contactName: fields.contactName.trim(),
    contactEmail: fields.contactEmail.trim(),
    title: fields.title.trim(),
    pitch: fields.pitch.trim(),
    answers: questions.flatMap(({ text }) => {
      const answer = answers[text]?.trim();
      return answer ? [{ question: text, answer }] : [];
    }),
    attachments: files.map(({ id, claim }) => ({ id, claim })),
    formToken,
    trap,
  };
}
