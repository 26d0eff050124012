import { MapCountries } from './MapCountries.tsx';
import type { Pane } from './initial-panes.ts';
import { lands } from './world.ts';

interface OutlineProps {
  readonly code: string | undefined;
  readonly width: number;
}

/** A country's border, drawn over its neighbours'. */
function Outline({ code, width }: OutlineProps) {
  const outline = code === undefined ? '' : (lands[code]?.[6] ?? '');
  return outline === '' ? null : (
    <path
      d={outline}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth={width}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}

interface Props {
  readonly pane: Pane;
  readonly width: number;
  readonly colours: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly highlighted: string | undefined;
}

/** The countries visible in one pane. */
export function MapPane({
  pane: { top, height, view },
  width,
  colours,
  chosen,
  highlighted,
}: Props) {
  return (
    <svg y={top} width={width} height={height}>
      <g transform={`translate(${view.x} ${view.y - top}) scale(${view.scale})`}>
        <MapCountries colours={colours} />
        <Outline code={highlighted} width={1.25} />
        <Outline code={chosen} width={2} />
      </g>
      {top > 0 && <path d={`M0 0H${width}`} stroke="var(--color-line-strong)" strokeWidth="2" />}
    </svg>
  );
}
