import { useState } from 'react';
import { RadarDrawing } from '#ui/radar/RadarDrawing.tsx';
import { RadarMiniature } from '#ui/radar/RadarMiniature.tsx';
import type { RadarZoom } from '#ui/radar/radar-geometry.ts';
import type { RadarBlip, RadarPicture } from '#ui/radar/radar-types.ts';
import { PartRow } from './PartRow.tsx';

const colors = ['#0f8a8a', '#6456b7', '#2f8a4c', '#c4561f', '#2d6fb5', '#a8417f'];
const ringNames = ['Adopt', 'Trial', 'Assess', 'Hold'];
const ringRadii = [0.36, 0.6, 0.82, 1];
const movements = ['none', 'new', 'none', 'in', 'none', 'out', 'none', 'none'] as const;

/** Blips at even distances, on the middle of their rings. */
function pictureOf(quadrants: number, inCell: number): RadarPicture {
  const blips: RadarBlip[] = [];
  for (let quadrant = 0; quadrant < quadrants; quadrant += 1)
    for (let ring = 0; ring < ringRadii.length; ring += 1)
      for (let place = 0; place < inCell; place += 1) {
        const number = blips.length + 1;
        const part = (quadrant + (place + 0.5) / inCell) / quadrants;
        const distance = ((ringRadii[ring - 1] ?? 0) + (ringRadii[ring] ?? 1)) / 2;
        blips.push({
          id: `${number}`,
          number,
          quadrant,
          ring,
          name: `Technology ${number}`,
          x: Math.sin(part * 2 * Math.PI) * distance,
          y: -Math.cos(part * 2 * Math.PI) * distance,
          movement: movements[number % movements.length] ?? 'none',
        });
      }
  return {
    label: `Blips in ${quadrants} quadrants`,
    quadrants: colors
      .slice(0, quadrants)
      .map((color, at) => ({ id: `${at}`, name: `Quadrant ${at + 1}`, color })),
    rings: ringNames.map((name, at) => ({ id: `${at}`, name, color: '#5b6770' })),
    ringRadii,
    blips,
    blipRadius: 0.038,
    lists: [],
  };
}

const few = pictureOf(4, 3);
const many = pictureOf(6, 2);
const full = { ...few, label: 'A cell as a list', lists: [{ quadrant: 1, ring: 2 }] };
const matching = new Set(few.blips.filter(({ ring }) => ring < 2).map(({ id }) => id));

function Example(props: { readonly picture: RadarPicture; readonly isFiltered?: boolean }) {
  const [selectedId, onSelect] = useState<string | null>('5');
  const [hoveredId, onHover] = useState<string | null>(null);
  const [zoom, onZoom] = useState<RadarZoom | null>(null);
  return (
    <div className="h-130 w-full rounded-card bg-sunken">
      <RadarDrawing
        picture={props.picture}
        selectedId={selectedId}
        onSelect={onSelect}
        hoveredId={hoveredId}
        onHover={onHover}
        zoom={zoom}
        onZoom={onZoom}
        matching={props.isFiltered ? matching : null}
        onDrop={() => {}}
      />
    </div>
  );
}

/** The drawing of a radar in its states. */
export function RadarParts() {
  return (
    <>
      <PartRow name="Radar: new, moved in, moved out, chosen">
        <Example picture={few} />
      </PartRow>
      <PartRow name="Radar, filtered">
        <Example picture={few} isFiltered />
      </PartRow>
      <PartRow name="Radar with six quadrants">
        <Example picture={many} />
      </PartRow>
      <PartRow name="Radar with a cell that is a list">
        <Example picture={full} />
      </PartRow>
      <PartRow name="Miniature">
        <RadarMiniature {...few} className="size-40" />
      </PartRow>
    </>
  );
}
