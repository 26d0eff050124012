/** Crockford's base 32: none of its letters is taken for a digit or for another letter. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 12;
const groupLength = 4;

/** As it is printed: `7H2K-90QD-XMVP`. */
export const formatCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'gu'))?.join('-') ?? '';

/** What somebody typed, as it is compared: without hyphens and spaces, and O as zero. */
export const normaliseCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1')
    .replaceAll(/[^0-9A-Z]/gu, '');
