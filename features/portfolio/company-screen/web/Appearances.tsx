import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { appearances } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { CompanyContacts } from '#features/cases/company-contacts/web/shared/CompanyContacts.tsx';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { AppearanceLists } from './AppearanceLists.tsx';
import { CompanyMatches } from './CompanyMatches.tsx';
import { WorkFacts } from './WorkFacts.tsx';
import { Section } from './Section.tsx';

/** "With SKF"; the foundry, and who has no corporation, see what all do. */
function useTitle(): string {
  const { person, corporation } = useSession();
  return corporation === null || isFoundry(person) ? 'Used in' : `With ${corporation.name}`;
}

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

export const AppearancesSkeleton = () => <Section title={useTitle()}>{lines}</Section>;

/** The query of so many places of each kind. */
export const appearancesOf = ({ kind, id }: Company, limit: number) =>
  queryOptionsOf(appearances, { params: { kind, id }, query: { limit: String(limit) } });

/** What the viewer's corporation has to do with the company, as far as the viewer may see it. */
export function Appearances({ company }: { readonly company: Company }) {
  const [limit, setLimit] = useState<number>(companyScreenLimits.appearancesShown);
  const { data, error, refetch } = useQuery({
    ...appearancesOf(company, limit),
    placeholderData: keepPreviousData,
  });
  const title = useTitle();
  const isNowhere =
    data && data.collections.total + data.submissions.total + data.projects.total === 0;
  return (
    <Section title={title}>
      <WorkFacts company={company} />
      <CompanyContacts company={company} />
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
          <CompanyMatches company={company} />
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
