const open = 0x7b;
const close = 0x7d;
const openList = 0x5b;
const closeList = 0x5d;
const comma = 0x2c;

/** Maximum length of a record, as of a row of delimited text: parsing one keeps everybody else waiting. */
export const longestElement = 1024 * 1024;

export class EndlessElement extends Error {}

/**
 * Splits a JSON list into the text of its elements while streaming. Tracks only brackets and
 * quotation marks, so a malformed element does not affect the others.
 */
export class JsonList {
  #text = '';
  #scanned = 0;
  #start = 0;
  #depth = 0;
  #isOver = false;

  /** The texts of the complete elements so far; `text` begins after the list's bracket. */
  read(text: string): string[] {
    if (this.#isOver) return [];
    this.#text = this.#text.slice(this.#start) + text;
    this.#scanned -= this.#start;
    this.#start = 0;
    const elements: string[] = [];
    const marks = /["{}[\],]/gu;
    marks.lastIndex = this.#scanned;
    for (let mark = marks.exec(this.#text); mark !== null; mark = marks.exec(this.#text)) {
      const code = mark[0].charCodeAt(0);
      if (mark[0] === '"') {
        const end = endOfText(this.#text, mark.index + 1);
        if (end === -1) {
          this.#scanned = mark.index;
          return this.#checked(elements);
        }
        marks.lastIndex = end + 1;
      } else if (code === open || code === openList) this.#depth += 1;
      else if (code === comma && this.#depth === 0) this.#take(elements, mark.index);
      else if ((code === close || code === closeList) && this.#depth > 0) this.#depth -= 1;
      else if (code === closeList) {
        this.#take(elements, mark.index);
        this.#isOver = true;
        return elements;
      }
    }
    this.#scanned = this.#text.length;
    return this.#checked(elements);
  }

  /** The incomplete rest of a truncated file; null when the list was closed. */
  rest(): string | null {
    const rest = this.#text.slice(this.#start).trim();
    return this.#isOver || rest === '' ? null : rest;
  }

  #take(elements: string[], end: number): void {
    const element = this.#text.slice(this.#start, end).trim();
    this.#start = end + 1;
    if (element !== '') elements.push(element);
  }

  #checked(elements: string[]): string[] {
    if (this.#text.length - this.#start > longestElement) throw new EndlessElement();
    return elements;
  }
}

/** Where the JSON value starting at `from` ends; -1 when it is incomplete. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}

/**
 * The position after the bracket of the first list of objects within an object, and its key; null
 * when there is none in this text.
 */
export function listWithin(text: string): { name: string; at: number } | null {
  let depth = 0;
  let name = '';
  const marks = /["{}[\]]/gu;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [character] = mark;
    if (character === '"') {
      const end = endOfText(text, mark.index + 1);
      if (end === -1) return null;
      if (depth === 1 && /^\s*:/u.test(text.slice(end + 1, end + 20)))
        name = text.slice(mark.index + 1, end);
      marks.lastIndex = end + 1;
    } else if (character === '[' && depth === 1 && /^\s*\{/u.test(text.slice(mark.index + 1)))
      return { name, at: mark.index + 1 };
    else depth += character === '{' || character === '[' ? 1 : -1;
  }
  return null;
}
