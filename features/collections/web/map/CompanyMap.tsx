import { useDeferredValue, useMemo, useState } from 'react';
import { byCountry } from '#features/companies/domain/by-country.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { WorldMap } from '#ui/map/WorldMap.tsx';
import { AboutCountry } from './AboutCountry.tsx';
import { CountryCompanies } from './CountryCompanies.tsx';
import { CountryList } from './CountryList.tsx';
import { companiesCounted, nameOfCountry } from './country-words.ts';

interface Props {
  readonly companies: readonly CompanyCard[];
  /** The country that is looked at, as the address has it. */
  readonly country: string | undefined;
  readonly onCountry: (code: string | undefined) => void;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** Companies by country: on a map, and beside it as a list that says the same. */
export function CompanyMap({ companies, country, onCountry, openKey, onOpen }: Props) {
  const [lit, setLit] = useState<string>();
  /** Whether the list was used last: then the focus stays beside the map. */
  const [isBeside, setIsBeside] = useState(false);
  const [left, setLeft] = useState<string>();
  const shown = useDeferredValue(companies);
  const countries = useMemo(() => byCountry(shown), [shown]);
  const places = useMemo(
    () =>
      countries.map(({ code, companies: some }) => ({
        code,
        count: some.length,
        label: `${nameOfCountry(code)}, ${companiesCounted(some.length)}`,
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
      <div className="grid overflow-hidden rounded-card border border-line bg-surface grid-cols-[minmax(0,1fr)] @3xl:h-[max(420px,min(760px,66cqw,100dvh-236px))] @3xl:grid-cols-[minmax(0,1fr)_272px] @6xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="h-[28rem] border-line @max-3xl:border-b @3xl:h-auto @3xl:border-r">
          <WorldMap
            label="Map of the companies"
            counted="Companies in a country"
            places={places}
            chosen={country}
            onChoose={(code) => choose(code, false)}
            lit={lit}
            onLight={setLit}
            about={lit && <AboutCountry code={lit} companies={companiesOf(lit)} />}
          />
        </div>
        {country === undefined ? (
          <CountryList
            countries={countries}
            lit={lit}
            focused={isBeside ? left : undefined}
            onLight={setLit}
            onChoose={(code) => choose(code, true)}
          />
        ) : (
          <CountryCompanies
            key={country}
            code={country}
            companies={companiesOf(country)}
            takesFocus={isBeside}
            onBack={() => choose(undefined, true)}
            {...{ openKey, onOpen }}
          />
        )}
      </div>
    </div>
  );
}
