import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { useInfiniteScroll } from '#ui/use-infinite-scroll.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { formatCompanyCount, countryLabel } from './country-labels.ts';

/** Batch size; more are rendered near the end of the list. */
const drawnAtOnce = 40;

interface Props {
  readonly code: string;
  readonly companies: readonly CompanyCard[];
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
  /** Whether to move the focus here. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
}

/** The companies of one country. */
export function CountryCompanies({ code, companies, openKey, onOpen, takesFocus, onBack }: Props) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const list = useListKeys<HTMLUListElement>({ openKey });
  const back = useRef<HTMLDivElement>(null);
  const comeHere = useEffectEvent(
    () => takesFocus && back.current?.querySelector('button')?.focus(),
  );
  useEffect(() => void comeHere(), []);
  const end = useInfiniteScroll<HTMLLIElement>(() => {
    if (drawn < companies.length) setDrawn(drawn + drawnAtOnce);
  });
  return (
    <div className="flex min-h-0 flex-col">
      <div ref={back} className="shrink-0 border-b border-line px-2 pt-1.5 pb-2.5">
        <Button variant="quiet" size="small" onPress={onBack}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All countries
        </Button>
        <h2 className="flex items-baseline justify-between gap-3 px-2 pt-1 text-control font-semibold">
          <span className="truncate">{countryLabel(code)}</span>
          <span className="shrink-0 font-normal text-ink-3 tabular">
            {formatCompanyCount(companies.length)}
          </span>
        </h2>
      </div>
      {companies.length === 0 ? (
        <p className="px-4 py-6 text-control text-ink-2">No matching companies.</p>
      ) : (
        <ul ref={list} aria-label="Companies" className="min-h-0 flex-1 overflow-y-auto p-1.5">
          {companies.slice(0, drawn).map((company) => {
            const { id, name, logoUrl, oneLiner, city } = company;
            const key = refKey(company);
            return (
              <li key={key}>
                <button
                  type="button"
                  data-walk
                  onClick={() => onOpen(key)}
                  className={clsx(
                    'flex w-full cursor-pointer items-center gap-3 rounded-control px-2.5 py-2 text-left transition-colors focus-visible:-outline-offset-2',
                    key === openKey ? 'bg-accent-soft' : 'hover:bg-hover',
                  )}
                >
                  <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
                  <span className="min-w-0 flex-1">
                    <span className="flex items-baseline gap-2">
                      <span className="truncate text-control font-medium">{name}</span>
                      <span className="ml-auto max-w-28 shrink-0 truncate text-small text-ink-3">
                        {city}
                      </span>
                    </span>
                    <span className="block truncate text-small text-ink-3">{oneLiner}</span>
                  </span>
                </button>
              </li>
            );
          })}
          <li ref={end} aria-hidden />
        </ul>
      )}
    </div>
  );
}
