import { useDeferredValue, useMemo, useState } from 'react';
import { groupByCountry } from '#features/directory/companies/domain/country-groups.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { WorldMap } from '#ui/map/WorldMap.tsx';
import { CountrySummary } from './CountrySummary.tsx';
import { CountryCompanies } from './CountryCompanies.tsx';
import { CountryList } from './CountryList.tsx';
import { formatCompanyCount, countryLabel } from './country-labels.ts';

interface Props {
  readonly companies: readonly CompanyCard[];
  /** The selected country, as in the URL. */
  readonly country: string | undefined;
  readonly onCountry: (code: string | undefined) => void;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** Companies by country, on a map and in an equivalent list. */
export function CompanyMap({ companies, country, onCountry, openKey, onOpen }: Props) {
  const [highlighted, setLit] = useState<string>();
  /** Whether the list was used last; then the focus stays in it. */
  const [isBeside, setIsBeside] = useState(false);
  const [left, setLeft] = useState<string>();
  const rows = useDeferredValue(companies);
  const countries = useMemo(() => groupByCountry(rows), [rows]);
  const places = useMemo(
    () =>
      countries.map(({ code, companies: some }) => ({
        code,
        count: some.length,
        label: `${countryLabel(code)}, ${formatCompanyCount(some.length)}`,
      })),
    [countries],
  );
  const companiesOf = (code: string) => countries.find((one) => one.code === code)?.companies ?? [];
  const choose = (code: string | undefined, beside: boolean) => {
    setLit(undefined);
    setLeft(country);
    setIsBeside(beside);
    onCountry(code);
  };
  const label = places.find(({ code }) => code === country)?.label ?? '';
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid overflow-hidden rounded-card border border-line bg-raised grid-cols-[minmax(0,1fr)] @3xl:h-[max(420px,min(760px,66cqw,100dvh-236px))] @3xl:grid-cols-[minmax(0,1fr)_288px]">
        <div className="h-[28rem] border-line @max-3xl:border-b @3xl:h-auto @3xl:border-r">
          <WorldMap
            label="Map of the companies"
            counted="Companies in a country"
            places={places}
            chosen={country}
            onChoose={(code) => choose(code, false)}
            highlighted={highlighted}
            onHighlight={setLit}
            about={
              highlighted && (
                <CountrySummary code={highlighted} companies={companiesOf(highlighted)} />
              )
            }
          />
        </div>
        {country === undefined ? (
          <CountryList
            countries={countries}
            highlighted={highlighted}
            focused={isBeside ? left : undefined}
            onHighlight={setLit}
            onChoose={(code) => choose(code, true)}
          />
        ) : (
          <CountryCompanies
            key={country}
            code={country}
            companies={companiesOf(country)}
            takesFocus={isBeside}
            onBack={() => choose(undefined, true)}
            openKey={openKey}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  );
}
