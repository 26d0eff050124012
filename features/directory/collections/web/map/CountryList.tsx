import { clsx } from 'clsx';
import { MapPinOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { CountryGroup } from '#features/directory/companies/domain/country-groups.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber, plural } from '#core/domain/format.ts';
import { isOnMap } from '#ui/map/use-map-markers.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { countryLabel } from './country-labels.ts';

interface Props {
  readonly countries: readonly CountryGroup<CompanyCard>[];
  readonly highlighted: string | undefined;
  /** The country to focus, once. */
  readonly focused: string | undefined;
  readonly onHighlight: (code: string | undefined) => void;
  readonly onChoose: (code: string) => void;
}

/** The map as a list, with the most companies first. */
export function CountryList({ countries, highlighted, focused, onHighlight, onChoose }: Props) {
  const list = useListKeys<HTMLUListElement>();
  const find = useEffectEvent(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-country]') ?? [])];
    rows.find(({ dataset }) => dataset.country === focused)?.focus();
  });
  useEffect(() => find(), []);
  const most = Math.max(1, ...countries.map(({ companies }) => companies.length));
  return (
    <div className="flex min-h-0 flex-col">
      <h2 className="flex h-11 shrink-0 items-center justify-between border-b border-line px-4 text-control font-semibold">
        Countries
        <span className="font-normal text-ink-3 tabular">{countries.length}</span>
      </h2>
      <ul ref={list} aria-label="Countries" className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {countries.map(({ code, companies }) => (
          <li key={code}>
            <button
              type="button"
              data-walk
              data-country={code}
              onClick={() => onChoose(code)}
              onPointerEnter={() => onHighlight(code)}
              onPointerLeave={() => onHighlight(undefined)}
              onFocus={() => onHighlight(code)}
              onBlur={() => onHighlight(undefined)}
              className={clsx(
                'relative block w-full cursor-pointer rounded-control px-2.5 py-2 text-left text-control transition-colors focus-visible:-outline-offset-2',
                code === highlighted ? 'bg-hover' : 'hover:bg-hover',
              )}
            >
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{countryLabel(code)}</span>
                <span className="order-last ml-auto text-ink-2 tabular">
                  {formatNumber(companies.length)}
                  <span className="sr-only">
                    {plural(companies.length, ' company', ' companies')}
                  </span>
                </span>
                {!isOnMap(code) && (
                  <span title="Not on the map">
                    <MapPinOff aria-hidden className="size-3.5 text-ink-3" strokeWidth={1.75} />
                    <span className="sr-only"> not on the map</span>
                  </span>
                )}
              </span>
              <span aria-hidden className="mt-1.5 block h-1 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(companies.length / most) * 100}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
