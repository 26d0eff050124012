import { limits } from '#core/domain/limits.ts';
import { textOf, type Encoding } from './encoding.ts';
import { EndlessElement, JsonList, listWithin, longestElement } from './json-list.ts';
import type { Table } from './table.ts';
import { columnsOfJson, problemRow, rowOfJson, type TableRow } from './table-rows.ts';
import { unreadableFile } from './unreadable-file.ts';

/** Records read to collect the fields; fields that appear later are reported with their row. */
const recordsToJudge = 1000;
const headCharacters = 1024 * 1024;

type Layout =
  | { kind: 'jsonl' }
  /** A single object. */
  | { kind: 'one'; text: string }
  /** A list that starts at this character; within an object, with its key. */
  | { kind: 'json'; skip: number; within: string | null };

type Texts = AsyncGenerator<{ texts: string[]; rest?: string; bytes: number }, void, undefined>;

async function headOfText(
  path: string,
  encoding: Encoding,
): Promise<{ head: string; isAll: boolean }> {
  let head = '';
  for await (const { text } of textOf(path, encoding)) {
    head += text;
    if (head.length >= headCharacters) return { head, isAll: false };
  }
  return { head, isAll: true };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function layoutOf(head: string, isAll: boolean, path: string): Layout {
  const start = head.search(/\S/u);
  if (head[start] === '[') return { kind: 'json', skip: start + 1, within: null };
  const [first = ''] = head.slice(start).split('\n', 1);
  const isOneLine = isAll && head.trim() === first.trim();
  if (isJson(first) && !isOneLine) return { kind: 'jsonl' };
  // The first line may be malformed while the others are valid.
  const objects = head.split('\n').filter((line) => isJson(line) && /^\s*\{/u.test(line)).length;
  if (objects > 1) return { kind: 'jsonl' };
  const list = listWithin(head);
  if (list !== null) return { kind: 'json', skip: list.at, within: list.name };
  if (isAll && isJson(head)) return { kind: 'one', text: head };
  throw unreadableFile(path, 'is neither a JSON list nor JSON Lines, which has one object a line.');
}

const endless = (path: string) =>
  unreadableFile(
    path,
    'has a record of more than a million characters, or one without an end: a bracket or a quotation mark is missing.',
  );

async function* linesOf(path: string, encoding: Encoding): Texts {
  let rest = '';
  let reached = 0;
  for await (const { text, bytes } of textOf(path, encoding)) {
    reached = bytes;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestElement) throw endless(path);
    yield { texts: lines.filter((line) => line.trim() !== ''), bytes };
  }
  if (rest.trim() !== '') yield { texts: [rest], bytes: reached };
}

async function* elementsOf(path: string, encoding: Encoding, skip: number): Texts {
  const list = new JsonList();
  let toSkip = skip;
  let reached = 0;
  for await (const { text, bytes } of textOf(path, encoding)) {
    reached = bytes;
    const from = Math.min(toSkip, text.length);
    toSkip -= from;
    try {
      yield { texts: list.read(text.slice(from)), bytes };
    } catch (error) {
      if (!(error instanceof EndlessElement)) throw error;
      throw endless(path);
    }
  }
  const rest = list.rest();
  if (rest !== null) yield { texts: [], rest, bytes: reached };
}

async function* oneText(text: string): Texts {
  yield { texts: [text], bytes: Buffer.byteLength(text) };
}

/** A JSON list of objects, alone or within an object, or JSON Lines. */
export async function jsonTable(
  path: string,
  encoding: Encoding,
  isWhole: boolean,
): Promise<Table> {
  const { head, isAll } = await headOfText(path, encoding);
  const layout = layoutOf(head, isAll, path);
  const texts = (): Texts => {
    if (layout.kind === 'one') return oneText(layout.text);
    return layout.kind === 'jsonl'
      ? linesOf(path, encoding)
      : elementsOf(path, encoding, layout.skip);
  };
  const first: string[] = [];
  for await (const some of texts()) {
    first.push(...some.texts, ...(some.rest === undefined ? [] : [some.rest]));
    if (first.length >= recordsToJudge) break;
  }
  if (first.length === 0) throw unreadableFile(path, 'holds an empty list.');
  const columns = columnsOfJson(first.slice(0, recordsToJudge), isWhole);
  if (columns.length === 0) throw unreadableFile(path, 'is not a list of objects with fields.');
  if (columns.length > limits.importColumnsMost) {
    throw unreadableFile(path, `has more than ${limits.importColumnsMost} fields.`);
  }
  const places = new Map(columns.map((column, at) => [column, at]));
  const within = layout.kind === 'json' ? layout.within : null;
  return {
    format: { kind: layout.kind === 'jsonl' ? 'jsonl' : 'json', encoding },
    columns,
    notes:
      within === null
        ? []
        : [`Only the list “${within}” was read; everything beside it is skipped.`],
    async *rows() {
      let count = 0;
      for await (const some of texts()) {
        const rows: TableRow[] = some.texts.map((text) =>
          rowOfJson((count += 1), text, { places, isWhole }),
        );
        if (some.rest !== undefined)
          rows.push(problemRow((count += 1), 'The file ends in the middle of it.', some.rest));
        if (rows.length > 0) yield { rows, bytes: some.bytes };
      }
    },
  };
}
