/** Texts as a list of SQL literals, for conditions of the engine, which has no parameters. */
export const literals = (texts: readonly string[]): string =>
  texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
