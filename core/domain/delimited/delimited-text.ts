/** The dialect of a delimited file. */
export interface Dialect {
  readonly delimiter: string;
  readonly quote: string;
  /** How a quotation mark is escaped within quotation marks. */
  readonly escape: 'doubled' | 'backslash';
}

/** A line of a delimited file: its cells, or the problem and the raw line. */
export type Line =
  | { readonly cells: string[]; readonly problem?: undefined }
  | { readonly problem: string; readonly raw: string };

/** A longer quoted cell is treated as an unclosed quotation mark. */
const longestLine = 1024 * 1024;

const lineFeed = 10;
const carriageReturn = 13;
const space = 32;

/** The end of the cell is not in the buffer yet. */
const unfinished = Symbol('unfinished');
const notDoubled =
  'A quotation mark within the row is not doubled, so where its cells end cannot be told.';
const neverClosed = 'A quotation mark opens a cell and nothing closes it.';

/**
 * Splits text into lines of cells. Not a library, because a misplaced quotation mark must reject
 * only its own row: its first line is returned as rejected, and parsing resumes on the next.
 */
export class DelimitedText {
  readonly #delimiter: number;
  readonly #quote: string;
  readonly #quoteCode: number;
  readonly #isDoubled: boolean;
  #text = '';
  #at = 0;

  constructor({ delimiter, quote, escape }: Dialect) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quote = quote;
    this.#quoteCode = quote.charCodeAt(0);
    this.#isDoubled = escape === 'doubled';
  }

  /** All complete lines so far; with the last chunk, also the rest. */
  read(text: string, isLast: boolean): Line[] {
    this.#text = this.#at === 0 ? this.#text + text : this.#text.slice(this.#at) + text;
    this.#at = 0;
    const lines: Line[] = [];
    while (this.#at < this.#text.length) {
      const line = this.#line(isLast);
      if (line === unfinished) break;
      if (line !== null) lines.push(line);
    }
    return lines;
  }

  /** The next line; null when it is blank. */
  #line(isLast: boolean): Line | null | typeof unfinished {
    const start = this.#at;
    const cells: string[] = [];
    for (;;) {
      const cell = this.#cell(isLast);
      if (cell === unfinished) {
        const buffered = this.#text.length - start;
        this.#at = start;
        return isLast || buffered > longestLine ? this.#spoilt(neverClosed) : unfinished;
      }
      if (cell === null) {
        this.#at = start;
        return this.#spoilt(notDoubled);
      }
      cells.push(cell);
      const code = this.#text.charCodeAt(this.#at);
      if (code === this.#delimiter) {
        this.#at += 1;
        // A trailing delimiter starts another cell, which may continue in the next chunk.
        if (this.#at < this.#text.length) continue;
        if (isLast) return { cells: [...cells, ''] };
      } else if (code === lineFeed) {
        this.#at += 1;
        return cells.length === 1 && cells[0] === '' ? null : { cells };
      } else if (code === carriageReturn && (isLast || this.#at + 1 < this.#text.length)) {
        this.#at += this.#text.charCodeAt(this.#at + 1) === lineFeed ? 2 : 1;
        return cells.length === 1 && cells[0] === '' ? null : { cells };
      } else if (isLast) return cells.length === 1 && cells[0] === '' ? null : { cells };
      this.#at = start;
      return unfinished;
    }
  }

  /** One cell, up to the delimiter or the end of the line; null when its quoting is malformed. */
  #cell(isLast: boolean): string | null | typeof unfinished {
    const text = this.#text;
    let at = this.#at;
    while (text.charCodeAt(at) === space && this.#delimiter !== space) at += 1;
    if (text.charCodeAt(at) === this.#quoteCode) return this.#quoted(at + 1, isLast);
    for (at = this.#at; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter || code === lineFeed || code === carriageReturn) break;
    }
    const cell = text.slice(this.#at, at);
    this.#at = at;
    return this.#isDoubled || !cell.includes('\\') ? cell : unescaped(cell);
  }

  #quoted(start: number, isLast: boolean): string | null | typeof unfinished {
    const text = this.#text;
    let isPlain = true;
    let at = start;
    for (;;) {
      const end = text.indexOf(this.#quote, at);
      if (end === -1) return unfinished;
      if (!this.#isDoubled && isEscaped(text, start, end)) at = end + 1;
      else if (this.#isDoubled && text.charCodeAt(end + 1) === this.#quoteCode) {
        isPlain = false;
        at = end + 2;
      } else {
        // The next character shows whether it is doubled.
        if (end + 1 >= text.length && !isLast) return unfinished;
        this.#at = end + 1;
        while (text.charCodeAt(this.#at) === space && this.#delimiter !== space) this.#at += 1;
        const next = text.charCodeAt(this.#at);
        const isEnd =
          this.#at >= text.length || [this.#delimiter, lineFeed, carriageReturn].includes(next);
        if (!isEnd) return null;
        const cell = text.slice(start, end);
        if (!this.#isDoubled) return unescaped(cell);
        return isPlain ? cell : cell.replaceAll(this.#quote + this.#quote, this.#quote);
      }
    }
  }

  /** Rejects a line and resumes after it. */
  #spoilt(problem: string): Line {
    const rest = /\r\n?|\n/gu;
    rest.lastIndex = this.#at;
    const end = rest.exec(this.#text);
    const raw = this.#text.slice(this.#at, end?.index);
    this.#at = end === null ? this.#text.length : rest.lastIndex;
    return { problem, raw };
  }
}

function isEscaped(text: string, start: number, at: number): boolean {
  let backslashes = 0;
  while (at - 1 - backslashes >= start && text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', N: '' };
const unescaped = (cell: string): string =>
  cell.replaceAll(/\\([\s\S])/gu, (_, character: string) => controls[character] ?? character);
