import { X } from 'lucide-react';
import { namesOf, type PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import {
  companiesOf,
  opportunitiesOf,
  useChange,
} from '#features/portfolio/pitch-days/web/use-change.ts';
import { usePairs } from '#features/portfolio/pitch-days/web/use-scores.ts';
import { Button } from '#ui/Button.tsx';
import { moveByArrow } from './arrow-keys.ts';
import { CapacityField } from './CapacityField.tsx';
import { NoPairs } from './NoPairs.tsx';
import { PairCell } from './PairCell.tsx';
import { useDaySearch } from './use-day-search.ts';
import { usePairActions } from './use-pair-actions.ts';

/** Companies as rows, opportunities as columns, a cell for each pair. */
export function PairMatrix({ day }: { readonly day: PitchDayPage }) {
  const { search, change: go } = useDaySearch();
  const change = useChange(day.id);
  const pairOf = usePairs(day);
  const { keys } = usePairActions(day);
  const names = namesOf(day);
  if (day.opportunities.length === 0 || day.companies.length === 0) return <NoPairs day={day} />;
  const setWanted = (id: string, count: number) =>
    change((current) => ({
      opportunities: opportunitiesOf(current).map((one) =>
        one.id === id ? { id, wanted: count } : one,
      ),
    }));
  const setCapacity = (id: string, capacity: number) =>
    change((current) => ({
      companies: companiesOf(current).map((one) => (one.id === id ? { id, capacity } : one)),
    }));
  const remove = (id: string) =>
    change((current) => ({ companies: companiesOf(current).filter((one) => one.id !== id) }));
  const count = (side: 'opportunityId' | 'companyId', id: string) =>
    day.sessions.filter((session) => session[side] === id).length;
  return (
    <>
      <div className="relative overflow-x-auto rounded-card border border-line bg-raised">
        <table
          aria-label="Scores of companies and opportunities"
          className="w-full border-separate border-spacing-0 text-control"
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 min-w-40 border-b border-line bg-raised px-4 py-3 text-left align-bottom font-medium text-ink-2"
              >
                Company
              </th>
              <th
                scope="col"
                className="border-b border-line px-2 py-3 text-left align-bottom font-medium text-ink-2"
              >
                Meetings
              </th>
              {day.opportunities.map(({ id, name, wanted }) => (
                <th
                  key={id}
                  scope="col"
                  className="min-w-24 border-b border-line px-2 py-3 text-left align-bottom font-medium"
                >
                  <span className="line-clamp-3" title={name}>
                    {name}
                  </span>
                  <span className="mt-1.5 block space-y-1 font-normal text-ink-2">
                    <span className="block text-small">Slots</span>
                    <CapacityField
                      label={`Companies that ${name} wants`}
                      value={wanted}
                      isReadOnly={!day.mayEdit}
                      onChange={(value) => setWanted(id, value)}
                    />
                  </span>
                </th>
              ))}
              <th scope="col" className="border-b border-line">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {day.companies.map(({ company, capacity }) => (
              <tr key={company.id}>
                <th
                  scope="row"
                  className="sticky left-0 border-b border-line bg-raised px-4 py-1 text-left font-medium"
                >
                  {company.name}{' '}
                  <span className="ml-1 font-normal whitespace-nowrap text-ink-3 tabular">
                    {count('companyId', company.id) > 0 &&
                      `${count('companyId', company.id)} of ${capacity}`}
                  </span>
                </th>
                <td className="border-b border-line px-2 py-1">
                  <CapacityField
                    label={`Sessions that ${company.name} takes`}
                    value={capacity}
                    isReadOnly={!day.mayEdit}
                    onChange={(value) => setCapacity(company.id, value)}
                  />
                </td>
                {day.opportunities.map(({ id }) => {
                  const key = { opportunityId: id, companyId: company.id };
                  return (
                    <td key={id} className="border-b border-line px-2 py-1">
                      <PairCell
                        name={`${company.name} with ${names.opportunity(id)}`}
                        pair={pairOf(id, company.id)}
                        isChosen={search.opportunity === id && search.company === company.id}
                        onChoose={() => go({ opportunity: id, company: company.id })}
                        onKeyDown={(event) => {
                          keys(key)(event);
                          moveByArrow(event, day.opportunities.length);
                        }}
                      />
                    </td>
                  );
                })}
                <td className="border-b border-line pr-2 text-right">
                  {day.mayEdit && (
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Remove ${company.name} from the day`}
                      onPress={() => remove(company.id)}
                    >
                      <X aria-hidden className="size-4" strokeWidth={1.75} />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {day.mayEdit && (
        <p className="mt-2 text-small text-ink-3">
          Choose a pair to pin or forbid it, or press <kbd>p</kbd> or <kbd>f</kbd> on it.
        </p>
      )}
    </>
  );
}
