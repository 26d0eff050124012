/** Markdown (short: on longer input the patterns could block the server for minutes) as plain text. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/gu, ' ')
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gmu, '')
    .replace(/^[ \t:|-]{3,}$/gmu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<(https?:[^>\s]+|mailto:[^>\s]+)>/gu, '$1')
    .replace(/(?<!\\)(?:\*\*|__|\*|`|~~)/gu, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
