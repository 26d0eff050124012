/** Plurals in -ches whose singular ends with -che. */
const endingWithE = new Set(['aches', 'caches', 'niches', 'quiches', 'headaches', 'psyches']);

/**
 * The singular of an English word, as far as its letters tell: the form in which words are indexed,
 * so that singular and plural are one word with one frequency.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (/[^aeo]ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/u.test(word) && !endingWithE.has(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
