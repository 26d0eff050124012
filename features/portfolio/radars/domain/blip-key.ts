/** By what blips of two editions are the same one. Punctuation counts: C, C# and C++ are three. */
export const blipKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
