/** A pattern that finds what was typed anywhere, with `%`, `_` and `\` taken as themselves. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/gu, '\\$&')}%`;
