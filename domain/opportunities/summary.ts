const longestSummary = 280;

/** Markdown → plain words: what a card can show without a renderer. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/gu, ' ')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gmu, '')
    .replace(/^\s*\|?[\s:|-]{3,}\|?\s*$/gmu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<(https?:[^>\s]+|mailto:[^>\s]+)>/gu, '$1')
    .replace(/(?<!\\)(?:\*\*|__|\*|`|~~)/gu, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The first texts that say something, as a few plain sentences of at most 280 characters. */
export function summarise(...texts: (string | null | undefined)[]): string {
  const whole = texts
    .map((text) => plainText(text ?? ''))
    .filter(Boolean)
    .join(' ');
  if (whole.length <= longestSummary) return whole;
  const cut = whole.slice(0, longestSummary);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary / 2)).replace(/[\s,;:.]+$/u, '')}…`;
}
