import { parseExactJson } from './exact-json.ts';

/** Removes duplicates, ignoring case. */
function unique(entries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const clean = entry.replaceAll(/\s+/gu, ' ').trim();
    const key = clean.toLowerCase();
    if (clean !== '' && !seen.has(key)) seen.set(key, clean);
  }
  return [...seen.values()];
}

const pythonString = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^,'"[\]]+))\s*(?:,|$)/uy;

/** Parses a Python list, `['it\'s', "that's"]`. Null when it is not one. */
function pythonList(text: string): string[] | null {
  const inner = text.slice(1, -1).trim().replace(/,$/u, '');
  const entries: string[] = [];
  let at = 0;
  while (at < inner.length) {
    pythonString.lastIndex = at;
    const match = pythonString.exec(inner);
    if (match === null) return null;
    const [, single, double, bare] = match;
    const entry = single ?? double ?? (bare?.trim() === 'None' ? '' : bare) ?? '';
    entries.push(bare === undefined ? entry.replaceAll(/\\(.)/gu, '$1') : entry);
    at = pythonString.lastIndex;
  }
  return entries;
}

function jsonList(text: string): unknown[] | null {
  try {
    const parsed = parseExactJson(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Splits at the separator, but not within quotation marks or brackets. */
function split(text: string, separator: string): string[] {
  const entries = [''];
  let depth = 0;
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === '(') depth += 1;
    else if (!quoted && character === ')') depth = Math.max(0, depth - 1);
    if (character === separator && depth === 0 && !quoted) entries.push('');
    else entries[entries.length - 1] += character;
  }
  return entries.map((entry) =>
    entry
      .trim()
      .replace(/^"(.*)"$/su, '$1')
      .replaceAll('""', '"'),
  );
}

/**
 * Parses a list written by a program, in a spreadsheet or by hand. Commas separate entries only
 * where there is no semicolon, bar or line break.
 */
export function readList(value: unknown): string[] {
  if (Array.isArray(value)) return unique(value.flatMap(entriesOf));
  if (typeof value !== 'string') return unique(entriesOf(value));
  const text = value.trim();
  // Fast path for the most frequent format.
  if (/^[^[\]()"\n;|]*$/u.test(text)) return unique(text.split(','));
  if (/^\[.*\]$/su.test(text)) {
    const list = jsonList(text) ?? pythonList(text);
    if (list !== null) return readList(list);
    return unique(split(text.slice(1, -1), ','));
  }
  const separator = ['\n', ';', '|'].find((one) => split(text, one).length > 1) ?? ',';
  return unique(split(text, separator));
}

function entriesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || value === undefined) return [];
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}
