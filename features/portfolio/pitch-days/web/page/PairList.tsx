import { namesOf, type PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import {
  companiesOf,
  opportunitiesOf,
  useChange,
} from '#features/portfolio/pitch-days/web/use-change.ts';
import { usePairs } from '#features/portfolio/pitch-days/web/use-scores.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { CapacityField } from './CapacityField.tsx';
import { NoPairs } from './NoPairs.tsx';
import { PairCell } from './PairCell.tsx';
import { useDaySearch } from './use-day-search.ts';

/** The pairs of one opportunity, for small screens: those that are assigned first, then by score. */
export function PairList({ day }: { readonly day: PitchDayPage }) {
  const { search, change: go } = useDaySearch();
  const change = useChange(day.id);
  const pairOf = usePairs(day);
  const names = namesOf(day);
  const selection =
    day.opportunities.find(({ id }) => id === search.opportunity) ?? day.opportunities[0];
  if (!selection || day.companies.length === 0) return <NoPairs day={day} />;
  const rows = day.companies
    .map((one) => ({ ...one, pair: pairOf(selection.id, one.company.id) }))
    .toSorted(
      (a, b) =>
        Number(b.pair.session !== null) - Number(a.pair.session !== null) ||
        (b.pair.score ?? 0) - (a.pair.score ?? 0),
    );
  return (
    <div className="space-y-4">
      <SelectField
        label="Opportunity"
        options={day.opportunities.map(({ id, name }) => ({ value: id, label: name }))}
        value={selection.id}
        onChange={(opportunity) => go({ opportunity, company: undefined })}
      />
      <p className="flex items-center gap-2 text-control text-ink-2">
        Slots
        <CapacityField
          label={`Companies that ${selection.name} wants`}
          value={selection.wanted}
          isReadOnly={!day.mayEdit}
          onChange={(count) =>
            change((current) => ({
              opportunities: opportunitiesOf(current).map((one) =>
                one.id === selection.id ? { id: one.id, wanted: count } : one,
              ),
            }))
          }
        />
      </p>
      <ul
        aria-label="Companies"
        className="divide-y divide-line rounded-card border border-line bg-raised"
      >
        {rows.map(({ company, capacity, pair }) => (
          <li key={company.id} className="flex items-center gap-3 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{company.name}</p>
              <div className="mt-0.5 flex items-center gap-2 text-small text-ink-2">
                Meetings
                <CapacityField
                  label={`Sessions that ${company.name} takes`}
                  value={capacity}
                  isReadOnly={!day.mayEdit}
                  onChange={(next) =>
                    change((current) => ({
                      companies: companiesOf(current).map((one) =>
                        one.id === company.id ? { id: one.id, capacity: next } : one,
                      ),
                    }))
                  }
                />
              </div>
            </div>
            <PairCell
              name={`${company.name} with ${names.opportunity(selection.id)}`}
              pair={pair}
              isWide
              isChosen={search.company === company.id}
              onChoose={() => go({ opportunity: selection.id, company: company.id })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
