import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { noticeText } from '#core/domain/notices.ts';
import { currencyOptions } from '#features/directory/companies/domain/currencies.ts';
import {
  list,
  remove,
  set,
  type CurrencyRate,
} from '#features/directory/companies/domain/currency-rates.ts';
import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { DateText } from '#ui/dates.tsx';
import { TextField } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { toast, toastError } from '#ui/toasts.ts';

const options = currencyOptions().filter(({ value }) => value !== 'USD');

/** A number written with a decimal point or comma; NaN for anything else. */
const readRate = (typed: string): number =>
  /^\d+(?:[.,]\d+)?$/u.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;

interface FormProps {
  readonly isSaving: boolean;
  readonly onSave: (rate: Pick<CurrencyRate, 'currency' | 'usd' | 'day'>) => void;
}

function RateForm({ isSaving, onSave }: FormProps) {
  const [currency, setCurrency] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState('');
  const usd = readRate(typed);
  const isComplete = currency !== null && usd > 0 && day !== '';
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete) return;
    onSave({ currency, usd, day });
    setCurrency(null);
    setTyped('');
  };
  const required = { isRequired: true, problem: undefined };
  return (
    <form
      aria-label="New exchange rate"
      onSubmit={save}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        label="Currency"
        options={options}
        value={currency}
        onChange={setCurrency}
        placeholder="Choose"
        inForm={{ id: 'rate-currency', 'aria-describedby': undefined }}
      />
      <TextField
        {...required}
        id="rate-usd"
        label="US dollars for 1"
        value={typed}
        onChange={setTyped}
        maxLength={20}
        placeholder="1.08"
      />
      <DateField
        {...required}
        id="rate-day"
        label="Date of the rate"
        value={day}
        onChange={setDay}
      />
      <Button type="submit" isDisabled={!isComplete || isSaving} className="h-10">
        Save rate
      </Button>
    </form>
  );
}

/** Exchange rates by which funding counts in US dollars: entered by hand, each with its date. */
export function CurrencyRates() {
  const client = useQueryClient();
  const { data = [] } = useQuery(queryOptionsOf(list, {}));
  const take = (rates: readonly CurrencyRate[] | null, notice: string) => {
    if (rates !== null) client.setQueryData(queryKeyOf(list, {}), rates);
    toast(notice);
  };
  const saving = useMutation({
    mutationFn: ({ currency, usd, day }: Pick<CurrencyRate, 'currency' | 'usd' | 'day'>) =>
      call(set, { params: { currency }, body: { usd, day } }),
    onSuccess: (rates, { currency }) =>
      take(rates, noticeText(companyNotices['rate.set'], { currency })),
    onError: toastError,
  });
  const removing = useMutation({
    mutationFn: (currency: string) => call(remove, { params: { currency } }),
    onSuccess: (rates, currency) =>
      take(rates, noticeText(companyNotices['rate.removed'], { currency })),
    onError: toastError,
  });
  return (
    <section aria-labelledby="currency-rates" className="mt-8">
      <h2 id="currency-rates" className="text-reading font-semibold tracking-[-0.01em]">
        Exchange rates
      </h2>
      <p className="mt-1 mb-3 text-ink-2">
        Funding in another currency counts in US dollars, in filters and sorting, once its rate is
        entered. Until then it is shown in its own currency.
      </p>
      <div className="rounded-card border border-line bg-raised">
        {data.length > 0 && (
          <ul aria-label="Exchange rates" className="divide-y divide-line border-b border-line">
            {data.map(({ currency, usd, day, enteredBy }) => (
              <li key={currency} className="flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-2">
                <span className="font-medium tabular">
                  1 {currency} = {usd} USD
                </span>
                <span className="min-w-0 flex-1 text-control text-ink-3">
                  Rate of <DateText at={day} />
                  {enteredBy && `, entered by ${enteredBy}`}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove the rate of ${currency}`}
                  isDisabled={removing.isPending}
                  onPress={() => removing.mutate(currency)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="p-4">
          <RateForm isSaving={saving.isPending} onSave={saving.mutate} />
        </div>
      </div>
    </section>
  );
}
