import { limits } from '../limits.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { commonWords, keyRuns } from './common-passwords.ts';

export interface PasswordRules {
  /** `PASSWORD_MIN`, when it asks for more than section 5 does. */
  readonly least?: number;
  /** What is known of the person and the place: e-mail, names. Guessed first, so refused. */
  readonly about?: readonly string[];
}

const shortestRun = 3;
const shortestWord = 3;
/** `Summer2026!`: this much around a common word does not make it another one. */
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
const withoutLookalikes = (text: string) => text.replace(/[013457@$!]/gu, (c) => lookalikes[c] ?? c);

/** `abc123`, `qwertz`, `987654`: nothing but runs of neighbouring keys. */
function isKeyRuns(password: string): boolean {
  let rest = password;
  while (rest !== '') {
    let length = rest.length;
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

function isWord(password: string, words: ReadonlySet<string>): boolean {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return words.has(core) && password.length - core.length <= mostAround;
}

function isCommon(password: string, about: readonly string[]): boolean {
  const typed = plain(password);
  const known = about.flatMap((text) => [plain(text), ...plain(text).split(/[^\p{L}]+/u)]);
  const words = new Set([...commonWords, ...known.filter((word) => word.length >= shortestWord)]);
  return (
    isKeyRuns(typed) ||
    isRepetition(typed) ||
    words.has(typed) ||
    [typed, withoutLookalikes(typed)].some((candidate) => isWord(candidate, words))
  );
}

/** Section 5's shortest length, and not one of those that everybody tries; null when it will do. */
export function passwordRefusal(password: string, rules: PasswordRules = {}): Refusal | null {
  const least = Math.max(rules.least ?? 0, limits.passwordMinLength);
  if ([...password].length < least) return refuse('password.tooShort', { least });
  if (isCommon(password, rules.about ?? [])) return refuse('password.common');
  return null;
}
