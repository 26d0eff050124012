import * as z from 'zod/mini';
import { formatList, formatNumber, plural } from './format.ts';

/** What is wrong with a value, in our own words: those of the library are for who writes schemas. */

export const notAnEmail = 'This does not look like an email address.';
export const notAWebsite = 'This is not the address of a website. It begins with https://';

const kinds = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object with fields'],
  ['record', 'an object with fields'],
  ['null', 'empty'],
  ['never', 'left out'],
]);

const formats = new Map([
  ['email', notAnEmail],
  ['url', notAWebsite],
  ['uuid', 'This is not the id of anything here.'],
  ['datetime', 'This is not a date and time in ISO 8601.'],
  ['date', 'This is not a date in ISO 8601.'],
]);

const unusable = 'This cannot be used.';

/** More values than this are not listed. */
const valuesMost = 20;

/** "5 characters", "5 entries", or a number as it is. */
function amountOf(origin: string, count: number | bigint): string {
  const number = formatNumber(Number(count), 'en');
  if (origin === 'string') return `${number} ${plural(Number(count), 'character', 'characters')}`;
  if (origin === 'array') return `${number} ${plural(Number(count), 'entry', 'entries')}`;
  return number;
}

function listOf(values: readonly unknown[]): string {
  const words = values.map(String);
  return words.length > valuesMost ? unusable : `This has to be ${formatList(words, 'or')}.`;
}

/** From now on all schemas of this program speak so. */
export function speakOwnWords(): void {
  z.config({ localeError: wordsOfIssue });
}

/** "unknownField" → "Unknown field": a field where it has no label. */
const labelOf = (path: readonly PropertyKey[]): string => {
  const words = path
    .map(String)
    .join(' ')
    .replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What is wrong with which field: "Phase: This has to be Discovery or Pilot." */
export const sentenceOfIssue = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>) =>
  path.length === 0 ? message : `${labelOf(path)}: ${message}`;

/** The words for an issue of the library; for its `localeError`. */
export function wordsOfIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is missing.';
      const kind = kinds.get(issue.expected);
      return kind === undefined ? unusable : `This has to be ${kind}.`;
    }
    case 'too_big':
      return issue.inclusive === false
        ? `This has to be less than ${amountOf(issue.origin, issue.maximum)}.`
        : `This may be ${amountOf(issue.origin, issue.maximum)} at most.`;
    case 'too_small':
      if (issue.origin !== 'number' && Number(issue.minimum) === 1) {
        return 'This must not be empty.';
      }
      return issue.inclusive === false
        ? `This has to be more than ${amountOf(issue.origin, issue.minimum)}.`
        : `This has to be ${amountOf(issue.origin, issue.minimum)} at least.`;
    case 'invalid_format':
      return formats.get(issue.format) ?? 'This does not have the right form.';
    case 'invalid_value':
      return listOf(issue.values);
    case 'not_multiple_of':
      return `This has to be a multiple of ${amountOf('number', issue.divisor)}.`;
    case 'invalid_key':
      return 'This has a name that cannot be used.';
    case 'invalid_element':
      return 'This has an entry that cannot be used.';
    case 'unrecognized_keys':
      return `This has fields that do not belong here: ${formatList(issue.keys)}.`;
    case 'invalid_union':
      return 'This has none of the allowed forms.';
    default:
      return unusable;
  }
}
