import { useQuery } from '@tanstack/react-query';
import { get } from '#features/portfolio/spotlight/domain/endpoints.ts';
import type { Spotlight } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { PublicationButton } from './PublicationButton.tsx';
import { SpotlightBlocks } from './SpotlightBlocks.tsx';
import { SpotlightSkeleton } from './SpotlightSkeleton.tsx';
import { useLastVisit } from './use-last-visit.ts';

const freshIn = ({ blocks }: Spotlight, since: string): number =>
  blocks
    .flatMap((block) => (block.kind === 'written' ? block.at : block.items.map(({ at }) => at)))
    .filter((at) => at > since).length;

interface LeadProps {
  readonly spotlight: Spotlight | undefined;
  readonly since: string | null;
  /** The foundry reads it as people of that corporation do. */
  readonly isPreview: boolean;
}

function Lead({ spotlight, since, isPreview }: LeadProps) {
  if (!spotlight) return <>News and highlights</>;
  const { corporation } = spotlight;
  return (
    <>
      {corporation?.name ?? allCorporations.name}
      {isPreview && ', as its people see it'}
      {since !== null && (
        <>
          {` · ${freshIn(spotlight, since)} new since your last visit, `}
          <RelativeTime at={since} />
        </>
      )}
    </>
  );
}

/** `/spotlight`: an editorial page of what deserves attention. */
export function SpotlightScreen() {
  const { person } = useSession();
  const query = useCorporationFilter();
  const { isLoading } = useCorporation();
  const since = useLastVisit();
  const isEditor = may(person, 'manageSpotlight');
  const spotlight = useQuery({ ...queryOptionsOf(get, { query }), enabled: !isLoading });
  const { data } = spotlight;
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Spotlight"
        isCompact
        lead={
          <Lead
            spotlight={data}
            since={since}
            isPreview={isEditor && query.corporationId !== undefined}
          />
        }
        actions={
          <>
            {data?.corporation && <PublicationButton corporation={data.corporation} />}
            <ButtonLink to="/spotlight/editions">Editions</ButtonLink>
            {isEditor && (
              <ButtonLink to="/spotlight/edit" variant="primary">
                Edit
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mt-6">
        <QueryBoundary what="Spotlight" query={spotlight} skeleton={<SpotlightSkeleton />}>
          {(page) =>
            page.blocks.length === 0 ? (
              <EmptyState
                title="Nothing new this week"
                action={<ButtonLink to="/discover">Go to Discover</ButtonLink>}
              >
                New opportunities, decisions and what people work on appear here.
              </EmptyState>
            ) : (
              <SpotlightBlocks
                blocks={page.blocks}
                since={since}
                withCorporation={page.corporation === null}
              />
            )
          }
        </QueryBoundary>
      </div>
    </div>
  );
}
