import { quoted } from '#features/imports/domain/cells.ts';
import type { Reward } from '#features/opportunities/domain/opportunity.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { type DateOptions, readDate } from '#features/imports/domain/dates.ts';
import { htmlToMarkdown, tidyMarkdown } from './html-to-markdown.ts';
import { readList } from '#features/imports/domain/lists.ts';
import { readMoney } from '#features/imports/domain/money.ts';
import type { Fact } from './opportunity-row.ts';
import type { ParseResult } from '#features/imports/domain/parse-result.ts';
import { factOfValue, labelOfField, textOfValue, wordsOfValue } from './values.ts';

type Source = Readonly<Record<string, unknown>>;

/**
 * One record while it is read. It knows which fields have been asked for, so that the rest can
 * become facts, and a field that cannot be understood becomes a note and a fact: nothing of the
 * source is lost without a word.
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

  /** The value as it is. From now on the field counts as used. */
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

  /** HTML or plain text as Markdown. `prepared` may mend the HTML before it is read. */
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

  /** Text that is Markdown already, unless it is a page of HTML after all. */
  ownMarkdown(field: string): string | null {
    const text = this.text(field);
    if (text === null) return null;
    if (!/<\/(?:p|div|li|ul|ol|h[1-6]|table)>/iu.test(text)) return tidyMarkdown(text);
    this.note(`“${this.label(field)}” was HTML and is Markdown now.`);
    return this.markdown(field);
  }

  /** Keeps a field under the source's facts; `worded` may put its text in order. */
  keep(field: string, worded = (text: string) => text): void {
    const text = factOfValue(this.value(field));
    if (text !== null) this.facts.push({ label: this.label(field), value: worded(text) });
  }

  /** What nobody asked for becomes facts: first the fields named, then the others as they come. */
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
