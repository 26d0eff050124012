import { useQuery } from '@tanstack/react-query';
import { companies } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Blip } from '#features/portfolio/radars/domain/radar.ts';
import type { Momentum } from '#features/directory/collections/domain/attention.ts';
import type { BlipCompanies as BlipCompaniesAnswer } from '#features/portfolio/radars/domain/blip-companies.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { CompanyMark } from '#ui/CompanyMark.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';

const wordsOf = ({ added, submitted, voted }: Momentum): string =>
  [
    added > 0 && `${added} added`,
    submitted > 0 && `${submitted} submitted`,
    voted > 0 && `${voted} voted on`,
  ]
    .filter(Boolean)
    .join(' · ');

type Found = BlipCompaniesAnswer['companies'];

/** Those that match; where there are none, those that are near. */
function shownOf(list: Found): Found {
  const matching = list.filter(({ isNear }) => !isNear);
  return (matching.length > 0 ? matching : list).slice(0, 6);
}

/** The companies that match a blip, and what happened around them in 90 days. */
export function BlipCompanies({
  radarId,
  blip,
}: {
  readonly radarId: string;
  readonly blip: Blip;
}) {
  const query = useQuery(queryOptionsOf(companies, { params: { id: radarId, blipId: blip.id } }));
  return (
    <section aria-labelledby="blip-companies">
      <h3 id="blip-companies" className="mb-2 text-control font-semibold">
        Companies{' '}
        {query.data && (
          <span className="ml-1 font-normal text-ink-3 tabular">{query.data.total}</span>
        )}
      </h3>
      <QueryBoundary
        what="companies"
        query={query}
        skeleton={
          <div className="space-y-2">
            <SkeletonRepeat count={3} className="h-8" />
          </div>
        }
      >
        {({ companies: list, total, momentum }) => (
          <>
            <p className="mb-2 text-small text-ink-3">
              {total === 0
                ? `No company of the directory matches this blip.${list.length > 0 ? ' These are near:' : ''}`
                : `Last 90 days: ${wordsOf(momentum) || 'nothing happened'}`}
            </p>
            <ul className="space-y-1">
              {shownOf(list).map((company) => (
                <li key={company.id} className="flex items-center gap-2.5 py-1">
                  <CompanyMark name={company.name} className="size-7 shrink-0 rounded-chip" />
                  <span className="min-w-0 flex-1 text-control">
                    <CompanyLink company={company} className="font-medium">
                      {company.name}
                    </CompanyLink>
                    <span className="block truncate text-small text-ink-3">
                      {wordsOf(company.momentum) || company.oneLiner}
                    </span>
                  </span>
                  {company.isLinked && <span className="text-small text-ink-3">linked</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
