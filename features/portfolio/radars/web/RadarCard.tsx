import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { get } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Radar } from '#features/portfolio/radars/domain/radar.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { RadarMiniature } from '#ui/radar/RadarMiniature.tsx';
import { RadarSketch } from '#ui/Radar.tsx';
import { miniatureOf } from './edition-picture.ts';
import { editionOptions } from './page/use-edition.ts';

function Miniature({ edition }: Pick<Radar, 'edition'>) {
  const drawn = useMemo(() => edition && miniatureOf(edition), [edition]);
  if (!edition || !drawn) return <RadarSketch className="w-40" />;
  return <RadarMiniature {...drawn} quadrants={edition.quadrants} className="size-56" />;
}

/** A radar in the list: its last edition in small, and what it counts. */
export function RadarCard({ radar }: { readonly radar: Radar }) {
  const { id, name, corporation, edition, editionCount, blipCount, newCount, movedCount } = radar;
  const client = useQueryClient();
  // Its page asks for the radar and then for an edition; from here both can be asked for at once.
  const prefetch = () => {
    void client.prefetchQuery(queryOptionsOf(get, { params: { id } }));
    if (edition) void client.prefetchQuery(editionOptions(id, edition.id));
  };
  const intent = { onPointerEnter: prefetch, onFocus: prefetch };
  const changes = [
    ...(newCount > 0 ? [`${newCount} new`] : []),
    ...(movedCount > 0 ? [`${movedCount} moved`] : []),
  ];
  return (
    <article
      {...intent}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow hover:shadow-float"
    >
      <div className="grid h-62 place-items-center border-b border-line bg-sunken">
        <Miniature edition={edition} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-card font-semibold break-words">
            <Link
              to="/radars/$id"
              params={{ id }}
              search={{}}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h2>
          {radar.isPublic && (
            <span className="flex shrink-0 items-center gap-1 text-small text-ink-3">
              <Globe aria-hidden className="size-3.5" strokeWidth={1.75} />
              On the web
            </span>
          )}
        </div>
        <p className="text-control text-ink-2">
          {[pluralize(blipCount, 'blip', 'blips', 'en'), ...changes].join(' · ')}
        </p>
        <p className="mt-auto pt-2 text-small text-ink-3">
          {corporation.name}
          {edition &&
            ` · ${edition.name}${edition.state === 'draft' ? ', draft' : ''} · ${pluralize(editionCount, 'edition', 'editions', 'en')}`}
        </p>
      </div>
    </article>
  );
}
