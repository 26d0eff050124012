const usual = ['EUR', 'USD', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'JPY', 'CNY', 'INR'];

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' });

/** Every currency to choose from, "EUR, Euro", the usual ones first. */
export function currencyOptions(): { value: string; label: string }[] {
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));
  return [...usual, ...others].map((value) => ({ value, label: `${value}, ${names.of(value)}` }));
}
