/** Nothing to see: zero-width characters and soft hyphens. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** White space as a browser shows it, and non-breaking spaces as plain ones. */
export const collapsed = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(/\s+/gu, ' ');

const raised = { sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹'], sub: [...'₀₁₂₃₄₅₆₇₈₉'] };

/** Digits keep their height, since 10² would read 102 without it; other text has none to keep. */
export function raisedDigits(tag: 'sup' | 'sub', text: string): string | null {
  const digits = text.trim();
  if (!/^\d+$/u.test(digits)) return null;
  return [...digits].map((digit) => raised[tag][Number(digit)] ?? digit).join('');
}

/** Code within a line, in as many backticks as what is inside demands. */
export function codeSpan(text: string): string {
  const code = collapsed(text).trim();
  if (code === '') return '';
  const longest = Math.max(0, ...(code.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = longest > 0 ? ' ' : '';
  return `${fence}${room}${code}${room}${fence}`;
}

/** Code on lines of its own. */
export function codeBlock(text: string): string {
  const code = text.replaceAll(/\r\n?/gu, '\n').replaceAll(/^\n+|\s+$/gu, '');
  const longest = Math.max(2, ...(code.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return code === '' ? '' : `${fence}\n${code}\n${fence}`;
}
