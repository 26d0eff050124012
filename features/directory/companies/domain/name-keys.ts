import { isAscii } from '#core/domain/ascii.ts';

/** Legal forms, ignored in names. */
const legalForms = new Set(
  `ab abp ag aps as asa bhd bv bvba co company corp corporation doo ehf gmbh hf inc incorporated kft
  kg kgaa kk lda limited llc llp lp ltd ltda mbh nv oo ou oy oyj plc private pte pty publ pvt sa sab
  sarl sas sasu sdn se sia sl slu spa sprl srl sro uab ug zrt`.split(/\s+/u),
);
const formsBefore = new Set(['ab', 'ooo', 'pt', 'sia', 'the', 'uab']);
const linking = new Set(['and', 'z', 'sp']);

/** Letters that Unicode decomposition does not reduce to ASCII. */
const plainLetters: Readonly<{ [letter: string]: string }> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Without case and accents. */
function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Words in ASCII lower case and digits: "Åkerström & Söner A/S" is akerstrom, and, soner, as. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .replace(/\ba\/s\b/gu, 'as')
    .replace(/[.'’]/gu, '')
    .replace(/[&+]/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a text is only a legal form: "Inc." or "Co., Ltd". */
export function isLegalForm(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => legalForms.has(word));
}

/** The words of a name, without its legal form. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const isTaken = (word: string | undefined, hasForm: boolean) =>
    word !== undefined && (legalForms.has(word) || (hasForm && linking.has(word)));
  let hasForm = false;
  while (words.length > 1 && isTaken(words.at(-1), hasForm)) {
    hasForm = true;
    words.pop();
  }
  while (words.length > 1 && formsBefore.has(words[0] ?? '')) words.shift();
  return words;
}

/** A name without case, accents, punctuation, spaces and legal form; null when nothing is left. */
export const nameKey = (name: string): string | null => nameWords(name).join('') || null;

/** The same including the legal form, to distinguish "Acme AB" from "Acme GmbH". */
export const fullNameKey = (name: string): string | null => wordsOf(name).join('') || null;

/** In brackets: a former name, a batch, a place. */
const brackets = /\s*[([{][^)\]}]*[)\]}]/gu;
/** A name that is written as a web address: "acme.ai", "www.acme.com". */
export const webEnding =
  /\.(?:(?!ab|ag|as|bv|js|kg|nv|oy|sa)[a-z]{2}|app|bio|biz|cloud|com|dev|energy|health|info|io|net|org|tech)$/iu;
/** Words that one source writes behind a name and another leaves out. */
const additions = new Set(
  'ai app group holding holdings hq io lab labs software tech technologies technology'.split(' '),
);
const lettersOfCore = 3;

/**
 * What is left of a name without brackets, legal form, web ending and words like Labs: "Acme Labs, Inc.
 * (YC W21)", "acme.ai" and "Acme" have one core.
 */
export function nameCore(name: string): string | null {
  const bare = name.replace(brackets, ' ').trim();
  const text = (bare === '' ? name : bare)
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?=\S)/iu, '')
    .replace(/(?<=\p{Ll})(?=Labs?$)/u, ' ')
    .replace(webEnding, '');
  const words = nameWords(text === '' ? name : text);
  const isLong = () => words.slice(0, -1).join('').length >= lettersOfCore;
  while (words.length > 1 && additions.has(words.at(-1) ?? '') && isLong()) words.pop();
  return words.join('') || null;
}
