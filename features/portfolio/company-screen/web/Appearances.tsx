import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { appearances } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { AppearanceLists } from './AppearanceLists.tsx';
import { Section } from './Section.tsx';

const title = 'Used in';

const lines = (
  <Loading what="where it appears">
    <div className="divide-y divide-line rounded-card border border-line bg-raised">
      <SkeletonRepeat count={3} className="space-y-2 px-4 py-3">
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-3 w-1/3" />
      </SkeletonRepeat>
    </div>
  </Loading>
);

export const AppearancesSkeleton = () => <Section title={title}>{lines}</Section>;

/** The query of so many places of each kind. */
export const appearancesOf = ({ kind, id }: Company, limit: number) =>
  queryOptionsOf(appearances, { params: { kind, id }, query: { limit: String(limit) } });

/** Collections, submissions and projects of the company that the viewer may see. */
export function Appearances({ company }: { readonly company: Company }) {
  const [limit, setLimit] = useState<number>(companyScreenLimits.appearancesShown);
  const { data, error, refetch } = useQuery({
    ...appearancesOf(company, limit),
    placeholderData: keepPreviousData,
  });
  const isNowhere =
    data && data.collections.total + data.submissions.total + data.projects.total === 0;
  return (
    <Section title={title}>
      {!data && !error && lines}
      {error && !data && (
        <ErrorLine title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {isNowhere && (
        <p className="text-ink-2">
          Not in any collection, submission or project you can see. Add it to a collection to keep
          it in sight.
        </p>
      )}
      {data && !isNowhere && (
        <div className="space-y-5">
          <AppearanceLists
            company={company}
            places={data}
            onAll={() => setLimit(companyScreenLimits.appearancesMost)}
          />
        </div>
      )}
    </Section>
  );
}
