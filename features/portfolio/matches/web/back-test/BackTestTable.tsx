import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { DateText } from '#ui/dates.tsx';
import { rankWords } from './back-test-texts.ts';
import type { TestedSelection } from './use-back-test.ts';

const cell = 'border-t border-line px-3 py-2 align-top';
const link = 'inline-flex min-h-6 items-center hover:underline';

const isHigher = ({ chosen, usual }: TestedSelection): boolean =>
  (chosen ?? Infinity) < (usual ?? Infinity);
const isLower = ({ chosen, usual }: TestedSelection): boolean =>
  (chosen ?? Infinity) > (usual ?? Infinity);

/** Its place, and in words whether that is higher or lower than by default. */
function ChosenRank({ tested }: { readonly tested: TestedSelection }) {
  const word = isHigher(tested) ? 'higher' : isLower(tested) ? 'lower' : null;
  return (
    <>
      {word !== null && (
        <span
          className={clsx('mr-1 text-small', word === 'higher' ? 'text-good-ink' : 'text-bad-ink')}
        >
          {word}
        </span>
      )}{' '}
      <span className="font-medium">{rankWords(tested.chosen, tested.among)}</span>
    </>
  );
}

function Ranks({ tested }: { readonly tested: TestedSelection }) {
  if (tested.state === 'failed') {
    return (
      <td colSpan={2} className={clsx(cell, 'text-right text-bad-ink')}>
        Could not be ranked
      </td>
    );
  }
  if (tested.state === 'waiting') {
    return (
      <td colSpan={2} className={cell}>
        <span className="sr-only">Waiting</span>
        <div aria-hidden className="skeleton ml-auto h-4 w-16" />
      </td>
    );
  }
  return (
    <>
      <td className={clsx(cell, 'text-right whitespace-nowrap tabular')}>
        <ChosenRank tested={tested} />
      </td>
      <td className={clsx(cell, 'text-right whitespace-nowrap text-ink-2 tabular')}>
        {rankWords(tested.usual, tested.among)}
      </td>
    </>
  );
}

/** Each selection with the place of its company under both weights. */
export const BackTestTable = ({ tested }: { readonly tested: readonly TestedSelection[] }) => (
  <div
    role="region"
    aria-label="Selections"
    tabIndex={0}
    className="overflow-x-auto rounded-card border border-line bg-raised"
  >
    <table className="w-full text-control">
      <thead className="text-small text-ink-3">
        <tr>
          <th scope="col" className="px-3 py-2 text-left font-normal">
            Company selected
          </th>
          <th scope="col" className="px-3 py-2 text-left font-normal max-sm:hidden">
            Selected
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal whitespace-nowrap">
            Rank, your weights
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal whitespace-nowrap">
            Rank, default
          </th>
        </tr>
      </thead>
      <tbody>
        {tested.map((one) => (
          <tr key={one.selection.id}>
            <th scope="row" className={clsx(cell, 'min-w-40 text-left font-normal')}>
              <CompanyLink company={one.selection.company} className={clsx(link, 'font-medium')}>
                {one.selection.companyName}
              </CompanyLink>
              <div className="text-small text-ink-3">
                <Link
                  to="/opportunity/$id"
                  params={{ id: String(one.selection.opportunityId) }}
                  className={link}
                >
                  {one.selection.opportunity}
                </Link>
              </div>
            </th>
            <td className={clsx(cell, 'whitespace-nowrap text-ink-2 max-sm:hidden')}>
              <DateText at={one.selection.at} />
            </td>
            <Ranks tested={one} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
