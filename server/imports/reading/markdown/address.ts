const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Characters that would end a link's address, or act inside it. */
const unsafe = /[\s<>()|`\\"^{}[\]]/gu;
const brackets: Partial<Record<string, string>> = { '(': '%28', ')': '%29' };
const percent = (character: string) => brackets[character] ?? encodeURIComponent(character);

/**
 * The address of a link that may stay, ready for Markdown; null for any other. “www.…” without a
 * scheme is mended, since it says what it means. An address that carries a password is refused:
 * what stands before its “@” looks like the site one is sent to.
 */
export function linkAddress(href: string): string | null {
  const given = href.replaceAll(/[\t\n\r]/gu, '').trim();
  const whole = /^www\.[^\s/]+\./iu.test(given) ? `http://${given}` : given;
  if (!URL.canParse(whole)) return null;
  const { protocol, username, password, pathname } = new URL(whole);
  if (!schemes.has(protocol) || username !== '' || password !== '' || pathname === '') return null;
  return whole.replaceAll(unsafe, percent).replaceAll(/&(?=#?\w+;)/gu, '&amp;');
}

/** `<https://…>` when text and address are one, or else `[label](https://…)`. */
export function markdownLink(address: string, text: string, label: string): string {
  const mail = address === `mailto:${text}` && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(text);
  if (mail) return `<${text}>`;
  const same = text === '' || text === address;
  return same && !address.includes('&amp;') ? `<${address}>` : `[${label || address}](${address})`;
}
