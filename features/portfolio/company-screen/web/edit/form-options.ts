import { currencyOptions } from '#features/directory/companies/domain/currencies.ts';
import { countryName, listedName } from '#features/directory/companies/domain/company-labels.ts';
import {
  knownValues,
  type ListedField,
} from '#features/directory/companies/domain/listed-values.ts';
import { countryOptions as everyCountry } from '#features/directory/companies/web/shared/country-options.ts';
import type { SelectOption } from '#ui/SelectField.tsx';

export type Option = SelectOption<string>;

const byLabel = (one: Option, other: Option): number =>
  one.label.localeCompare(other.label, 'en', { numeric: true });

/** Asked for once: the names of 160 currencies take some milliseconds. */
let currencies: readonly Option[] | undefined;

/** A value that no list has stays one to choose: sources write others. */
const including = (options: readonly Option[], value: string, label: string): readonly Option[] =>
  value === '' || options.some((one) => one.value === value)
    ? options
    : [{ value, label }, ...options];

export const countryOptions = (value: string): readonly Option[] =>
  including(everyCountry(), value, countryName(value));

export const currencyOptionsWith = (value: string): readonly Option[] =>
  including((currencies ??= currencyOptions()), value, value);

export const listedOptions = (field: ListedField, current: string): readonly Option[] =>
  including(
    knownValues(field)
      .map((value) => ({ value, label: listedName(value) }))
      .toSorted(byLabel),
    current,
    listedName(current),
  );
