import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { proposals } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { useEdition } from '#features/portfolio/radars/web/page/use-edition.ts';
import { useRadarSearch } from '#features/portfolio/radars/web/page/use-radar-search.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Gaps } from './Gaps.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { ViewSection } from './ViewSection.tsx';

/** What was proposed for a radar, and what scouting and the radar lack of each other. */
export function ProposalsView({ radar }: { readonly radar: RadarPage }) {
  const { change } = useRadarSearch();
  const last = radar.editions.at(-1);
  const draft = last?.state === 'draft' ? last : null;
  const { data: edition } = useEdition(radar.id, last?.id ?? null);
  const query = useQuery(queryOptionsOf(proposals, { params: { id: radar.id } }));
  return (
    <section
      aria-label="Proposals and gaps"
      className="min-h-0 min-w-0 flex-1 bg-sunken md:overflow-y-auto"
    >
      <div className="mx-auto max-w-220 space-y-8 px-4 py-6 md:px-8">
        <ViewSection
          title="Proposals"
          count={query.data?.length}
          lead={
            radar.mayEdit && !draft
              ? 'Accepted ones go into a draft. Begin the next edition first.'
              : undefined
          }
          empty="No open proposal. Companies, collections, searches and projects can propose blips."
          action={
            <Button onPress={() => change({ view: undefined })}>
              <Radar aria-hidden className="size-4" strokeWidth={1.75} />
              Show drawing
            </Button>
          }
        >
          <QueryBoundary
            what="proposals"
            query={query}
            skeleton={
              <div className="space-y-2">
                <SkeletonRepeat count={3} className="h-20 rounded-card" />
              </div>
            }
          >
            {(open) =>
              open.map((proposal) => (
                <ProposalRow
                  key={proposal.id}
                  radar={radar}
                  proposal={proposal}
                  edition={edition}
                  canAccept={draft !== null}
                />
              ))
            }
          </QueryBoundary>
        </ViewSection>
        <Gaps radar={radar} edition={edition} canEdit={radar.mayEdit && draft !== null} />
      </div>
    </section>
  );
}
