import { useQuery } from '@tanstack/react-query';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { similar } from '#features/directory/companies/domain/endpoints.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { RecordCount } from '#features/directory/companies/web/shared/RecordCount.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { TagList } from '#ui/Tag.tsx';
import { Section } from './Section.tsx';

const grid = 'grid gap-3 sm:grid-cols-2';

/** Similar companies, with the reasons. Renders nothing when there are none. */
export function SimilarCompanies({ company: { kind, id } }: { readonly company: Company }) {
  const { data, error, refetch } = useQuery(queryOptionsOf(similar, { params: { kind, id } }));
  if (data?.length === 0) return null;
  return (
    <Section title="Similar companies">
      {error && !data && (
        <ErrorLine title="Could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading what="similar companies">
          <div className={grid}>
            <SkeletonRepeat count={4} className="h-32 rounded-card" />
          </div>
        </Loading>
      )}
      {data && (
        <ul className={grid}>
          {data.map((company) => (
            <li
              key={company.id}
              className="relative flex min-w-0 gap-3 rounded-card border border-line bg-raised p-4 transition-colors hover:border-line-strong"
            >
              <Avatar
                id={company.id}
                name={company.name}
                imageUrl={company.logoUrl}
                shape="company"
                size="l"
              />
              <div className="min-w-0 flex-1">
                <CompanyLink
                  company={company}
                  className="block truncate font-semibold before:absolute before:inset-0"
                >
                  {company.name}
                </CompanyLink>
                <RecordCount records={company.records} />
                {company.oneLiner && (
                  <p className="mt-0.5 line-clamp-2 text-control text-ink-2">{company.oneLiner}</p>
                )}
                <p className="mt-0.5 truncate text-small text-ink-3">
                  <CompanyLine company={company} />
                </p>
                <TagList
                  tags={company.shared.length > 0 ? company.shared : ['related words']}
                  className="mt-2"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
