import { demoPassword } from './demo-accounts.ts';
import { identityRefusals } from './refusals.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { commonWords, keyRuns } from './common-passwords.ts';

export interface PasswordRules {
  /** `PASSWORD_MIN`, when it is more than the minimum of section 5. */
  readonly least?: number;
  /** Email address, names and product, which attackers guess first. */
  readonly about?: readonly string[];
}

const shortestRun = 3;
const shortestWord = 3;
/** `Summer2026!`: with at most this many characters around it, a common word is still common. */
const mostAround = 5;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const withoutLookalikes = (text: string) =>
  text.replace(/[013457@$!]/gu, (c) => lookalikes[c] ?? c);

const longestRun = Math.max(...keyRuns.map((run) => run.length));

/** `abc123`, `qwertz`, `987654`: only runs of neighbouring keys. */
function isKeyRuns(password: string): boolean {
  let rest = password;
  while (rest !== '') {
    let length = Math.min(rest.length, longestRun);
    while (length >= shortestRun && !keyRuns.some((run) => run.includes(rest.slice(0, length)))) {
      length -= 1;
    }
    if (length < shortestRun) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** `aaaaaa`, `abcabc`, `12341234`. */
const isRepetition = (password: string): boolean => /^(.{1,4})\1+$/su.test(password);

/** The letters alone: `jane.doe` and `Jane-Doe99` are one word. */
const coreOf = (text: string) => text.replace(/[^\p{L}]+/gu, '');

function isWord(password: string, words: ReadonlySet<string>): boolean {
  // Punctuation at the ends is removed; within, it may replace letters: `P4$$w0rd!`.
  const undecorated = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [password, undecorated]
    .flatMap((text) => [coreOf(text), coreOf(withoutLookalikes(text))])
    .some((core) => words.has(core) && password.length - core.length <= mostAround);
}

/** The words of a known text: whole, and split. */
const wordsIn = (text: string): string[] =>
  [text, ...text.split('@').map(coreOf), ...text.split(/[^\p{L}]+/u)].filter(
    (word) => word.length >= shortestWord,
  );

function isCommon(password: string, about: readonly string[]): boolean {
  const typed = plain(password);
  // The published password of the demonstration is known to everybody.
  if (typed === demoPassword) return true;
  const words = new Set([...commonWords, ...about.map(plain).flatMap(wordsIn)]);
  return isKeyRuns(typed) || isRepetition(typed) || words.has(typed) || isWord(typed, words);
}

/** Checks the minimum length of section 5, our maximum, and common passwords; null when accepted. */
export function passwordRefusal(password: string, rules: PasswordRules = {}): Refusal | null {
  const least = Math.max(rules.least ?? 0, limits.passwordMinLength);
  const length = [...password].length;
  if (length < least) return refuse(identityRefusals['password.tooShort'], { least });
  const most = limits.passwordMaxLength;
  if (length > most) return refuse(identityRefusals['password.tooLong'], { most });
  if (isCommon(password, rules.about ?? [])) return refuse(identityRefusals['password.common']);
  return null;
}
