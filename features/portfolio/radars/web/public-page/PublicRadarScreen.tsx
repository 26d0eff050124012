import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { onTheWeb } from '#features/portfolio/radars/domain/endpoints.ts';
import { PublicFooter } from '#features/cases/public-pages/web/shared/PublicFooter.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';
import { PublicRadarContent } from './PublicRadarContent.tsx';

const skeleton = (
  <div className="grid h-dvh place-items-center p-6">
    <div className="skeleton aspect-square h-full max-h-160 max-w-full rounded-full" />
  </div>
);

const gone = (
  <EmptyState isPage title="This radar is not on the web">
    Check the address. The corporation may have taken it off the web.
  </EmptyState>
);

function usePublicRadar() {
  const { slug = '', id = '' } = useParams({ strict: false });
  const query = useQuery(queryOptionsOf(onTheWeb, { params: { slug, id } }));
  usePageSubject(query.data?.name);
  return query;
}

/** The last published edition of a radar, for anybody. */
export function PublicRadarScreen() {
  const query = usePublicRadar();
  return (
    <>
      <main>
        <QueryBoundary isPage what="radar" query={query} skeleton={skeleton} gone={gone}>
          {(radar) => <PublicRadarContent radar={radar} isEmbedded={false} />}
        </QueryBoundary>
      </main>
      <PublicFooter corporation={query.data?.corporation} />
    </>
  );
}

/** The same inside another site, without a frame of its own. */
export function EmbeddedRadarScreen() {
  const query = usePublicRadar();
  return (
    <main>
      <QueryBoundary isPage what="radar" query={query} skeleton={skeleton} gone={gone}>
        {(radar) => <PublicRadarContent radar={radar} isEmbedded />}
      </QueryBoundary>
    </main>
  );
}
