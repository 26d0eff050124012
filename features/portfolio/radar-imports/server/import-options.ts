import * as z from 'zod/mini';
import { refusedField } from '#core/platform/http/refused.ts';
import { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';

/** How a file is read, as it was sent beside it. @throws Refused `invalid` */
export function optionsOf(text: string): ImportOptions {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusedField('query.options', 'it is not valid JSON.');
  }
  const parsed = z.safeParse(ImportOptions, value);
  if (!parsed.success) throw refusedField('query.options', 'some of it cannot be used.');
  return parsed.data;
}
