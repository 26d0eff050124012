const asItself = (typed: string): string => typed.replace(/[\\%_]/gu, '\\$&');

/** A pattern that finds what was typed anywhere, with `%`, `_` and `\` taken as themselves. */
export const containing = (typed: string): string => `%${asItself(typed)}%`;

/** The same for what begins with it. */
export const beginning = (typed: string): string => `${asItself(typed)}%`;
