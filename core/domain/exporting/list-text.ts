/** What an import would take for the end of an entry. */
const separates = /[,;|"()[\]\n]/u;

/** A list in one cell, as an import reads it again. */
export const listText = (entries: readonly string[]): string =>
  entries
    .map((entry) => (separates.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry))
    .join(', ');
