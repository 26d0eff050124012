import * as z from 'zod/mini';
import { requiredText } from '#core/domain/schemas.ts';
import { mendedText } from '#core/domain/text/mended-text.ts';
import { listedValue, type ListedField } from './listed-values.ts';

/** Text about a company, mended where a program encoded it twice. */
export const companyText = (most: number) =>
  requiredText(most).check(z.overwrite(mendedText), z.trim(), z.minLength(1));

/** A value of a list, in its one spelling where it is known. */
export const listedText = (field: ListedField, most: number) =>
  companyText(most).check(z.overwrite((value) => listedValue(field, value)));
