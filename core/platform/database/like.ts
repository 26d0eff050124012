const escapeLike = (typed: string): string => typed.replace(/[\\%_]/gu, '\\$&');

/** A LIKE pattern for "contains", with `%`, `_` and `\` escaped. */
export const likeContaining = (typed: string): string => `%${escapeLike(typed)}%`;

/** A LIKE pattern for "starts with". */
export const likeStartingWith = (typed: string): string => `${escapeLike(typed)}%`;
