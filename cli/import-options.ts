import * as z from 'zod/mini';
import { isCurrency } from '#features/directory/imports/domain/currency-in-text.ts';
import {
  DateOrder,
  RowChoice,
  type FileFormat,
  type Inspection,
} from '#features/directory/imports/domain/import.ts';
import {
  KnownCompanyChoice,
  knownCompanyChoices,
} from '#features/directory/imports/domain/known-companies.ts';
import { CommandError } from './command-error.ts';
import { optionOfOrder } from './import-output.ts';

/** How a file and its values are read, as the command line says. */
export interface ReadOptions {
  delimiter?: string;
  sheet?: string;
  hiddenRows?: string;
  linesBelow?: string;
  dateOrder?: string;
  currency?: string;
  known?: string;
}

function rowChoiceOf(option: string, said: string): RowChoice {
  const choice = RowChoice.safeParse(said);
  if (choice.success) return choice.data;
  throw new CommandError(
    `“${said}” is not a choice of ${option}. Known: ${RowChoice.options.join(', ')}.`,
  );
}

/** How the file is read, as far as the command line says. */
export const formatOf = ({
  delimiter,
  sheet,
  hiddenRows,
  linesBelow,
}: ReadOptions): FileFormat => ({
  kind: 'csv',
  ...(delimiter && { delimiter }),
  ...(sheet && { sheet }),
  ...(hiddenRows !== undefined && { hiddenRows: rowChoiceOf('--hidden-rows', hiddenRows) }),
  ...(linesBelow !== undefined && { linesBelow: rowChoiceOf('--lines-below', linesBelow) }),
});

/** The choices of `--date-order`. */
export const dateOrders: readonly string[] = DateOrder.options.map(optionOfOrder);

/** The format with the order that was said for dates which may mean two days. */
export function withDateOrder(
  { format, ambiguousDates }: Inspection,
  said: string | undefined,
): FileFormat {
  if (said === undefined) return format;
  const order = DateOrder.options.find((one) => optionOfOrder(one) === said);
  if (order === undefined)
    throw new CommandError(
      `“${said}” is not a choice of --date-order. Known: ${dateOrders.join(', ')}.`,
    );
  const orders = Object.fromEntries(ambiguousDates.map(({ column }) => [column, order]));
  return { ...format, dateOrders: { ...format.dateOrders, ...orders } };
}

/** What companies need beside their columns. */
export function companyOptionsOf({ currency, known }: ReadOptions) {
  if (currency !== undefined && !isCurrency(currency))
    throw new CommandError(`“${currency}” is not a currency. Expected a code such as EUR.`);
  const choice = z.optional(KnownCompanyChoice).safeParse(known);
  if (!choice.success)
    throw new CommandError(
      `“${known}” is not a choice of --known. Known: ${knownCompanyChoices.join(', ')}.`,
    );
  return {
    ...(currency !== undefined && { currency }),
    ...(choice.data !== undefined && { knownCompanies: choice.data }),
  };
}
