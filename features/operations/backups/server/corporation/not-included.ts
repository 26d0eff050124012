import type { ConsentingPerson } from '#features/people/exports/server/shared/consenting-people.ts';
import { exportedInPart, leftOut } from './table-lists.ts';

const list = (sentences: readonly string[]) => sentences.map((one) => `- ${one}`).join('\n');

/** A name is one line, whatever it has. */
const named = (people: readonly ConsentingPerson[]) =>
  list(people.map(({ name }) => name.replaceAll(/\s+/gu, ' ')));

const part = (heading: string, people: readonly ConsentingPerson[]) =>
  people.length === 0 ? '' : `\n${heading}\n${named(people)}\n`;

/** Whose private things an export has: who is disabled cannot withdraw, and so does not count as agreed. */
export const consentingIds = (people: readonly ConsentingPerson[]): string[] =>
  people.filter(({ hasAgreed, isActive }) => hasAgreed && isActive).map(({ id }) => id);

/** What an export of a corporation says about what it does not have; these are its people. */
export const notIncluded = (people: readonly ConsentingPerson[]): string => `Not in this export

In part:
${list(exportedInPart)}

Not at all:
${list(leftOut.map(({ what }) => what))}
${part(
  'People who have not agreed, so that their private things are not here:',
  people.filter(({ hasAgreed }) => !hasAgreed),
)}${part(
  'People who have agreed, and whose account is disabled, so that they could not withdraw. Their private things are not here either:',
  people.filter(({ hasAgreed, isActive }) => hasAgreed && !isActive),
)}`;
