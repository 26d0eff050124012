import { reportProblems } from './report-problems.ts';
import { shownTextsIn } from './shown-texts.ts';

/** Texts of the specification, to the letter, each with its section. */
export const prescribed = [
  { text: 'Auth not initialized', section: 8 },
  { text: 'Auth initialization error', section: 8 },
] as const;

/** Words of others that texts quote. */
const quoted = /\bheader Authorization\b|, organizations,|^not materialized$|^weekly mail$/gu;

/** Files with lists of words of others: lexicons, outlines, codes, headings of files, test data. */
const lists =
  /^(?:ui\/map\/world|features\/directory\/(?:search\/domain\/(?:terms|synonyms|readers\/)|imports\/domain\/countr|companies\/domain\/(?:links|shared-hosts|import\/import-target))|features\/cases\/opportunities\/server\/import\/formats\/|features\/\w+\/\w+\/domain\/(?:import\/import-target|import-fields)|core\/platform\/database\/embedded\/)|\/tests\/|\.(?:test|spec)\.tsx?$/u;

interface Rule {
  readonly pattern: RegExp;
  /** What is said in its place. */
  readonly instead: string;
}

const whole = (words: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-]|:\S)`, flags);

const american: Readonly<Record<string, string>> = {
  'colors?|colored|coloring|colorful': 'colour',
  'centers?|centered': 'centre',
  'favorites?|behaviors?|neighbors?|honors?|labors?|harbors?|vapors?|flavors?|odors?': '-our',
  'fibers?|liters?|theaters?|(?:kilo|centi|milli)meters?': '-re',
  'canceled|canceling|labeled|labeling|modeled|modeling|traveled|signaled|totaled': '-ll-',
  // Not size, prize, seize, and what authorises or is a header.
  '(?!author)\\w+(?:[aeu]r|al|[ai]n|on|om|ogn|im|it|ic|id|ct|st|er|ub|gn|nt)iz(?:e[sdr]?|ing|ations?|able)':
    '-ise',
  'authoriz(?:e[sd]?|ing)': '-ise',
  '(?:anal|catal|paral)yz(?:e[sdr]?|ing)': '-yse',
  'catalogs?': 'catalogue',
  'defense|offense|pretense': '-ence',
  'grays?': 'grey',
  'fulfill|fulfillment|enroll|enrollment|skillful': 'fulfil, enrol, skilful',
  'aluminum|sulfur|sulfates?': 'aluminium, sulphur, sulphate',
  'artifacts?|aging|acknowledgment|gotten': 'artefact, ageing, acknowledgement, got',
};

const clever: Readonly<Record<string, string>> = {
  'Quietly good': 'Overlooked matches',
  'A quiet week': 'Nothing new this week',
  'What searching paid': 'Outcome by source',
  'Companies that came back|People that came back': 'Returning companies, Retention',
  'Who knows the field': 'Experts',
  'Who has it|^(?:They have|It holds|Taken|Become)$': 'what it is',
  'Unseen first': 'Prefer new companies',
  'Share my thumbs': 'Use my ratings for the whole team',
  'What this format cannot hold': 'Limits of this format',
  'nothing to compare': 'No earlier data',
  'Where do you know it from': 'How do you know it?',
  'What to adopt, try, watch and leave': 'Technology radars and their history',
  '[Ll]ast mo': 'last month',
};

const rules: readonly Rule[] = [
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b)\w+/giu,
    instead: '“is not a”, or “Unknown”',
  },
  {
    pattern: /\b(?:somebody|whoever|nobody|everybody|anybody)\b|\b(?:until|by|than|of) who\b/giu,
    instead: 'people, someone, no one, everyone, anyone who',
  },
  { pattern: /\b(?:of those|those of)\b/giu, instead: 'the name of the set' },
  {
    pattern: /(?<!\{)\b(?:e-mail|mail(?! server\b))(?:s|ed|ing)?\b(?!\.\w)/giu,
    instead: 'email',
  },
  ...Object.entries(clever).map(([words, instead]) => ({ pattern: whole(words, 'gu'), instead })),
  ...Object.entries(american).map(([words, instead]) => ({
    pattern: whole(words),
    instead: `British English (${instead})`,
  })),
];

/** How many words a sentence has at most. */
const longest = 25;

/** Whether it is read: a key, the name of a job and a part of a word are not. */
const isRead = (text: string) => /\s/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

const isPrescribed = (text: string) => prescribed.some((each) => each.text === text);

/** The sentences of a text, whose lines may be broken within one. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”’)]*)\s+|\n\s*\n|\n(?!\p{Ll})/u);

const wordCount = (sentence: string) =>
  sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;

/** What a file says in words that are not ours, one sentence each. */
export function wordingProblemsIn(path: string, source: string): string[] {
  if (lists.test(path)) return [];
  return shownTextsIn(path, source)
    .filter(({ text }) => isRead(text) && !isPrescribed(text))
    .flatMap(({ line, text }) => [
      ...rules.flatMap(({ pattern, instead }) =>
        [...text.replaceAll(quoted, '').matchAll(pattern)].map(
          ([words]) => `${path}:${line} says “${words}”; we say ${instead}.`,
        ),
      ),
      ...sentencesOf(text)
        .filter((sentence) => wordCount(sentence) > longest)
        .map((sentence) => `${path}:${line} has a sentence of ${wordCount(sentence)} words.`),
    ]);
}

/** Where the product's words are. */
export const wordedFiles = '{app,core,features,ui,cli}/**/*.{ts,tsx}';

if (import.meta.main) {
  reportProblems(wordedFiles, wordingProblemsIn);
}
