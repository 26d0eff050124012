import { memo } from 'react';
import { lands, otherLand } from './world.ts';

interface Props {
  /** Fill colours by country code. */
  readonly colours: ReadonlyMap<string, string>;
}

const all = Object.entries(lands);

/** The base map: rendered once, not on pan or zoom. */
export const MapCountries = memo(function MapCountries({ colours }: Props) {
  return (
    <g stroke="var(--color-canvas)" strokeWidth="0.75" strokeLinejoin="round">
      <path d={otherLand} fill="var(--color-line)" vectorEffect="non-scaling-stroke" />
      {all.map(([code, [, , , , , , outline]]) =>
        outline === '' ? null : (
          <path
            key={code}
            d={outline}
            data-code={code}
            vectorEffect="non-scaling-stroke"
            style={{ fill: colours.get(code) ?? 'var(--color-line)' }}
            className={colours.has(code) ? 'cursor-pointer' : undefined}
          />
        ),
      )}
    </g>
  );
});
