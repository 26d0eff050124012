interface Section {
  /** Its heading; empty for the first section. */
  heading: string;
  markdown: string | null;
}

/** Compares letters and digits only, ignoring punctuation. */
const wordsOf = (markdown: string) => markdown.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Joins sections. One that repeats another, or one of `said`, word for word is omitted and passed
 * to `repeated`.
 */
export function joinSections(
  first: Section,
  sections: readonly Section[],
  said: readonly Section[],
  repeated: (heading: string, other: string) => void,
): string | null {
  const seen = new Map<string, string>();
  for (const { heading, markdown } of [...said, first])
    if (markdown !== null) seen.set(wordsOf(markdown), heading);

  const parts = first.markdown === null ? [] : [first.markdown];
  for (const { heading, markdown } of sections) {
    if (markdown === null) continue;
    const other = seen.get(wordsOf(markdown));
    if (other === undefined) parts.push(`### ${heading}\n\n${markdown}`);
    else repeated(heading, other);
    seen.set(wordsOf(markdown), heading);
  }
  return parts.length === 0 ? null : parts.join('\n\n');
}
