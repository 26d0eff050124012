import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import { countryCodes } from '#features/directory/imports/domain/country-codes.ts';

let options: readonly { readonly value: string; readonly label: string }[] | undefined;

/** Every country by its name. Made when it is asked for first: to name hundreds takes milliseconds. */
export const countryOptions = () =>
  (options ??= countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')));
