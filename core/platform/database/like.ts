const escapeLike = (typed: string): string => typed.replace(/[\\%_]/gu, '\\$&');

/** A pattern that finds what was typed anywhere, with `%`, `_` and `\` taken as themselves. */
export const likeContaining = (typed: string): string => `%${escapeLike(typed)}%`;

/** The same for what begins with it. */
export const likeStartingWith = (typed: string): string => `${escapeLike(typed)}%`;
