import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { gaps } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import type { RadarGaps } from '#features/portfolio/radars/domain/radar-gaps.ts';
import { useRadarSearch } from '#features/portfolio/radars/web/page/use-radar-search.ts';
import { ProposeBlip } from '#features/portfolio/radars/web/shared/ProposeBlip.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { pluralize } from '#core/domain/format.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { OldPlacements } from './OldPlacements.tsx';
import { PathLink } from './PathLink.tsx';
import { ViewSection } from './ViewSection.tsx';

const BlipDialog = lazyPart(
  () => import('#features/portfolio/radars/web/page/BlipDialog.tsx'),
  'BlipDialog',
);

interface Props {
  readonly radar: RadarPage;
  /** The last one that the reader sees. */
  readonly edition: Edition | undefined;
  readonly canEdit: boolean;
}

const skeleton = (
  <div className="space-y-2 p-4">
    <SkeletonRepeat count={3} className="h-7" />
  </div>
);
const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2';

/** Won pilots that no blip refers to, blips that no company stands for, and old placements. */
export function Gaps({ radar, edition, canEdit }: Props) {
  const { change } = useRadarSearch();
  const query = useQuery(queryOptionsOf(gaps, { params: { id: radar.id } }));
  const [editedId, setEdited] = useState<string | null>(null);
  const [proposed, setProposed] = useState<RadarGaps['pilotsWithoutBlip'][number] | null>(null);
  const edited = edition?.blips.find(({ id }) => id === editedId);
  const nameOf = (areas: Edition['rings'] | undefined, id: string) =>
    areas?.find((area) => area.id === id)?.name ?? '';
  return (
    <>
      <ViewSection
        title="Won pilots without a blip"
        count={query.data?.pilotsWithoutBlip.length}
        empty="Every won pilot has its blip."
      >
        <QueryBoundary what="pilots" query={query} skeleton={skeleton}>
          {({ pilotsWithoutBlip }) =>
            pilotsWithoutBlip.map((pilot) => (
              <div key={pilot.id} className={row}>
                <p className="min-w-0 flex-1 basis-60 text-control wrap-anywhere">
                  <Link
                    to="/project/$id"
                    params={{ id: pilot.id }}
                    className="inline-block min-h-6 font-medium hover:underline"
                  >
                    {pilot.name}
                  </Link>
                  <span className="block text-ink-2">
                    {pilot.company && (
                      <>
                        <CompanyLink
                          company={pilot.company}
                          className="inline-block min-h-6 hover:underline"
                        >
                          {pilot.company.name}
                        </CompanyLink>
                        {' · '}
                      </>
                    )}
                    <PathLink path={pilot.query}>
                      {pluralize(pilot.count, 'won pilot', 'won pilots', 'en')}
                    </PathLink>
                  </span>
                </p>
                <Button
                  aria-label={`Propose blip… from ${pilot.name}`}
                  onPress={() => setProposed(pilot)}
                >
                  Propose blip…
                </Button>
              </div>
            ))
          }
        </QueryBoundary>
      </ViewSection>
      <ViewSection
        title="Blips without a company"
        count={query.data?.blipsWithoutCompany.length}
        empty="Every blip has a company."
      >
        <QueryBoundary what="blips" query={query} skeleton={skeleton}>
          {({ blipsWithoutCompany }) =>
            blipsWithoutCompany.map(({ id, name, quadrantId, ringId }) => (
              <div key={id} className={row}>
                <p className="min-w-0 flex-1 basis-60 text-control wrap-anywhere">
                  <span className="font-medium">{name}</span>{' '}
                  <span className="ml-1 text-ink-3">
                    {nameOf(edition?.quadrants, quadrantId)}, {nameOf(edition?.rings, ringId)}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  aria-label={`Matches of ${name}`}
                  onPress={() => change({ edition: edition?.id, blip: id, open: true })}
                >
                  Matches
                </Button>
                {canEdit && (
                  <Button
                    aria-label={`Link company… to ${name}`}
                    isDisabled={!edition}
                    onPress={() => setEdited(id)}
                  >
                    Link company…
                  </Button>
                )}
              </div>
            ))
          }
        </QueryBoundary>
      </ViewSection>
      <OldPlacements query={query} edition={edition} />
      {proposed && (
        <ProposeBlip
          radarId={radar.id}
          origin={{ ...proposed, kind: 'project', corporationId: radar.corporation.id }}
          onClose={() => setProposed(null)}
        />
      )}
      <Suspense>
        {edited && edition && (
          <BlipDialog
            radar={radar}
            edition={edition}
            blip={edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  );
}
