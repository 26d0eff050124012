import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listOnTheWeb, onTheWeb } from '#features/portfolio/radars/domain/endpoints.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { RadarField } from '#ui/RadarField.tsx';

// As high as a radar with its line below.
const Drawing = () => <RadarField className="mb-10 w-full" />;
const LiveRadar = lazyPart(
  () => import('#features/portfolio/radars/web/shared/LiveRadar.tsx'),
  'LiveRadar',
  Drawing,
);

/** The radar published last on the web; a drawing until it is there, or when there is none. */
export function LandingRadar() {
  const { data: [entry] = [] } = useQuery(queryOptionsOf(listOnTheWeb, {}));
  const params = { slug: entry?.corporation.slug ?? '', id: entry?.id ?? '' };
  const { data: radar } = useQuery({
    ...queryOptionsOf(onTheWeb, { params }),
    enabled: entry !== undefined,
  });
  return (
    <div className="mx-auto w-full max-w-[440px]">
      {radar ? (
        <Suspense fallback={<Drawing />}>
          <LiveRadar radar={radar} />
        </Suspense>
      ) : (
        <Drawing />
      )}
    </div>
  );
}
