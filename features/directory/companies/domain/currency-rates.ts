import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217. US dollars need no rate. */
const RatedCurrency = z
  .string()
  .check(
    z.refine((code) => currencies.has(code) && code !== 'USD', 'This currency takes no rate.'),
  );

const [leastDollars, mostDollars] = [1e-9, 1e6];
const [firstDay, lastDay] = ['1900-01-01', '2199-12-31'];

const rate = {
  /** US dollars for one unit. */
  usd: z.number().check(z.gte(leastDollars), z.lte(mostDollars)),
  /** The day of the rate. */
  day: z.iso
    .date()
    .check(
      z.refine((day) => day >= firstDay && day <= lastDay, 'The year must be from 1900 to 2199.'),
    ),
};

/** By which funding in a currency counts in US dollars, until another rate is entered. */
export const CurrencyRate = z.object({
  currency: z.string(),
  ...rate,
  /** Who entered it. */
  enteredBy: z.nullable(z.string()),
});
export type CurrencyRate = z.infer<typeof CurrencyRate>;

const may = 'importRecords';
const params = z.object({ currency: RatedCurrency });

export const list = endpoint({
  method: 'GET',
  path: '/currency-rates',
  summary: 'The exchange rates by which funding counts in US dollars.',
  may,
  answer: z.array(CurrencyRate),
});

export const set = endpoint({
  method: 'PUT',
  path: '/currency-rates/{currency}',
  summary: 'Sets the exchange rate of a currency, and with it the funding of companies in dollars.',
  may,
  params,
  body: z.object(rate),
  answer: z.array(CurrencyRate),
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/currency-rates/{currency}',
  summary: 'Removes an exchange rate; funding in its currency counts in no dollars any more.',
  may,
  params,
  answer: z.array(CurrencyRate),
});
