import { quoted } from '#features/directory/imports/domain/cells.ts';
import type { Reward } from '#features/cases/opportunities/domain/opportunity.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { type DateOptions, readDate } from '#features/directory/imports/domain/dates.ts';
import { htmlToMarkdown, tidyMarkdown } from './html-to-markdown.ts';
import { readList } from '#features/directory/imports/domain/lists.ts';
import { readMoney } from '#features/directory/imports/domain/money.ts';
import type { Fact } from './opportunity-row.ts';
import type { ParseResult } from '#features/directory/imports/domain/parse-result.ts';
import { factOfValue, labelOfField, textOfValue, wordsOfValue } from './values.ts';

type Source = Readonly<Record<string, unknown>>;

/**
 * Reads one record and tracks which fields were read, so that the others become facts. A field that
 * cannot be parsed becomes a note and a fact, so nothing of the source is lost silently.
 */
export class RowReader {
  readonly notes: string[] = [];
  readonly facts: Fact[] = [];
  readonly #record: Source;
  readonly #labels: Readonly<Partial<Record<string, string>>>;
  readonly #left: Set<string>;

  constructor(record: Source, labels: Readonly<Partial<Record<string, string>>>) {
    this.#record = record;
    this.#labels = labels;
    this.#left = new Set(Object.keys(record));
  }

  label(field: string): string {
    return this.#labels[field] ?? labelOfField(field);
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  /** The raw value. Marks the field as used. */
  value(field: string): unknown {
    this.#left.delete(field);
    return Object.hasOwn(this.#record, field) ? this.#record[field] : undefined;
  }

  text(field: string): string | null {
    return textOfValue(this.value(field));
  }

  words(field: string): string | null {
    return wordsOfValue(this.value(field));
  }

  list(field: string): string[] {
    return readList(this.value(field));
  }

  date(field: string, options: DateOptions): string | null {
    return this.#understood(field, (text) => readDate(text, options));
  }

  money(field: string, currency: string): Reward | null {
    return this.#understood(field, (text) => readMoney(text, currency));
  }

  url(field: string): string | null {
    return this.#understood(field, (text): ParseResult<string> => {
      const parsed = WebUrl.safeParse(/^www\./iu.test(text) ? `https://${text}` : text);
      return parsed.success ? { value: parsed.data } : { problem: 'is not a web address' };
    });
  }

  /** HTML or plain text as Markdown. `prepared` may correct the HTML first. */
  markdown(
    field: string,
    { largestHeading = 3, prepared = (html: string) => html } = {},
  ): string | null {
    const text = this.text(field);
    if (text === null) return null;
    const { markdown, lost } = htmlToMarkdown(prepared(text), { largestHeading });
    for (const what of lost) this.note(`In “${this.label(field)}”, ${what} was left out.`);
    return markdown;
  }

  /** A field in Markdown, unless it contains HTML. */
  ownMarkdown(field: string): string | null {
    const text = this.text(field);
    if (text === null) return null;
    if (!/<\/(?:p|div|li|ul|ol|h[1-6]|table)>/iu.test(text)) return tidyMarkdown(text);
    this.note(`“${this.label(field)}” was HTML and is Markdown now.`);
    return this.markdown(field);
  }

  /** Adds a field to the facts; `worded` may reformat its text. */
  keep(field: string, worded = (text: string) => text): void {
    const text = factOfValue(this.value(field));
    if (text !== null) this.facts.push({ label: this.label(field), value: worded(text) });
  }

  /** Adds all unused fields to the facts: first those named, then the others in order. */
  keepRest(first: readonly string[] = [], worded?: (text: string, field: string) => string): void {
    for (const field of new Set([...first, ...this.#left]))
      if (this.#left.has(field))
        this.keep(field, worded === undefined ? undefined : (text) => worded(text, field));
  }

  #understood<Value>(field: string, read: (text: string) => ParseResult<Value>): Value | null {
    const text = this.words(field);
    if (text === null) return null;
    const reading = read(text);
    if (reading.problem === undefined) return reading.value;
    const label = this.label(field);
    const spoken = /^[A-Z][a-z]/u.test(label)
      ? label.charAt(0).toLowerCase() + label.slice(1)
      : label;
    this.note(
      `The ${spoken} ${quoted(text)} ${reading.problem}; it is kept under the source's facts.`,
    );
    this.keep(field);
    return null;
  }
}
