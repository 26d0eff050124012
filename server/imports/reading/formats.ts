/** A row of a file, counted from 1, or why it is none. */
export type SourceRow =
  | { row: number; record: Record<string, unknown>; problem?: undefined }
  | { row: number; problem: string };

/** A way to write records into a text file. What a text is shows in the text, not in its name. */
export interface Format {
  recognises(text: string): boolean;
  /** Throws an `Unreadable` when the text is not what it looked like. */
  rows(text: string): SourceRow[];
}

/** Its message continues “The file …”. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
};

const rowOf = (row: number, value: unknown): SourceRow =>
  isRecord(value)
    ? { row, record: value }
    : { row, problem: `Row ${row} is ${kindOf(value)} instead of an object with fields.` };

function parsed(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' };
  }
}

/** “ (line 3, column 14)”, as far as the parser says where it gave up. */
function placeIn(message: string): string {
  if (message.includes('end of JSON')) return ' (it ends too early)';
  const [, line, column] = /line (\d+) column (\d+)/u.exec(message) ?? [];
  return line === undefined ? '' : ` (line ${line}, column ${column ?? '?'})`;
}

/** `[{…}, …]`, or the same under `data`, as our own lists are sent. */
const jsonList: Format = {
  recognises: (text) => /^\s*\[/u.test(text) || 'value' in parsed(text),
  rows(text) {
    const json = parsed(text);
    if ('error' in json) throw new Unreadable(`is not valid JSON${placeIn(json.error)}.`);
    const { value } = json;
    const list = isRecord(value) && Array.isArray(value['data']) ? value['data'] : value;
    if (Array.isArray(list)) return list.map((entry: unknown, at) => rowOf(at + 1, entry));
    // A single object is what one line of JSON Lines looks like.
    if (isRecord(value)) return [rowOf(1, value)];
    throw new Unreadable(`holds ${kindOf(value)} instead of a list of records.`);
  },
};

/** One object a line. A line that is none does not spoil the others. */
const jsonLines: Format = {
  recognises: (text) => /^\s*\{/u.test(text),
  rows(text) {
    const rows: SourceRow[] = [];
    for (const [at, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      const json = parsed(line);
      const row = at + 1;
      rows.push(
        'value' in json
          ? rowOf(row, json.value)
          : { row, problem: `Line ${row} is not valid JSON.` },
      );
    }
    const broken = rows.filter((row) => row.problem !== undefined).length;
    if (broken * 2 <= rows.length) return rows;
    const json = parsed(text);
    const place = 'error' in json ? placeIn(json.error) : '';
    throw new Unreadable(`is not valid JSON${place}, nor JSON Lines, which has one object a line.`);
  },
};

/** In the order in which they are asked. */
export const formats: readonly Format[] = [jsonList, jsonLines];
