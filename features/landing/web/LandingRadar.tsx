import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listOnTheWeb, onTheWeb } from '#features/radars/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { RadarField } from '#ui/RadarField.tsx';

const LiveRadar = lazy(() =>
  import('#features/radars/web/public/LiveRadar.tsx').then((module) => ({
    default: module.LiveRadar,
  })),
);

/** The radar published last on the web; a drawing until it is there, or when there is none. */
export function LandingRadar() {
  const { data: [entry] = [] } = useQuery(queryOptionsOf(listOnTheWeb, {}));
  const params = { slug: entry?.corporation.slug ?? '', id: entry?.id ?? '' };
  const { data: radar } = useQuery({
    ...queryOptionsOf(onTheWeb, { params }),
    enabled: entry !== undefined,
  });
  // As high as a radar with its line below.
  const drawing = <RadarField className="mb-10 w-full" />;
  return (
    <div className="mx-auto w-full max-w-[440px]">
      {radar ? (
        <Suspense fallback={drawing}>
          <LiveRadar radar={radar} />
        </Suspense>
      ) : (
        drawing
      )}
    </div>
  );
}
