import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import type { PublicRadar } from '#features/portfolio/radars/domain/public-radar.ts';
import { pictureOf } from '#features/portfolio/radars/web/edition-picture.ts';
import { RadarMiniature } from '#ui/radar/RadarMiniature.tsx';

/** How long the name of one blip stays. */
const nameMs = 2600;

/** A published radar in small, which names its new and moved blips one after the other. */
export function LiveRadar({ radar }: { readonly radar: PublicRadar }) {
  const { id, name, corporation, edition } = radar;
  const picture = useMemo(() => pictureOf(name, edition), [name, edition]);
  const changed = picture.blips.filter(({ movement }) => movement !== 'none');
  const named = changed.length > 0 ? changed : picture.blips;
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setPlace((before) => before + 1), nameMs);
    return () => clearInterval(timer);
  }, []);
  const blip = named[place % Math.max(1, named.length)];
  const newCount = changed.filter(({ movement }) => movement === 'new').length;
  return (
    <figure className="relative overflow-x-clip">
      <RadarMiniature
        quadrants={edition.quadrants}
        ringRadii={picture.ringRadii}
        blips={picture.blips}
        className="w-full"
      />
      {blip && (
        <span
          key={blip.id}
          aria-hidden
          className="inverse pointer-events-none absolute -translate-x-1/2 -translate-y-[calc(100%+0.6rem)] animate-[rise_120ms_var(--ease-out)] rounded-control bg-raised px-2 py-1 text-small font-medium whitespace-nowrap shadow-float"
          style={{ left: `${50 + 46 * blip.x}%`, top: `${50 + 46 * blip.y}%` }}
        >
          {blip.name}
        </span>
      )}
      <figcaption className="mt-3 text-center text-control text-ink-2">
        <Link
          to="/c/$slug/radars/$id"
          params={{ slug: corporation.slug, id }}
          className="inline-block py-1 font-medium text-accent-ink hover:underline"
        >
          {name}
        </Link>{' '}
        · {corporation.name} · {pluralize(picture.blips.length, 'blip', 'blips', 'en')}, {newCount}{' '}
        new
      </figcaption>
    </figure>
  );
}
