import type { ReactNode } from 'react';
import { installation } from './installation.ts';
import { Monogram } from './Monogram.tsx';

/** Independent numbers from a text, the same on every device (FNV-1a, then xorshift). */
function numbersFrom(text: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Draw = (next: (below: number) => number, name: string) => ReactNode;

const around = (count: number, shape: (turn: number) => ReactNode) =>
  Array.from({ length: count }, (_, nth) => shape((nth * 360) / count));
const turned = (turn: number) => `rotate(${turn} 12 12)`;

/** Each draws in 24 × 24 with the current colour, its variant chosen by the numbers. */
const drawings: readonly Draw[] = [
  // Four quarter discs
  (next) =>
    [0, 1, 2, 3].map((nth) => {
      const [x, y] = [nth % 2 === 0 ? 5 : 12, nth < 2 ? 5 : 12];
      const turn = next(4) * 90;
      return (
        <path
          key={nth}
          d={`M${x} ${y}h7a7 7 0 0 1-7 7z`}
          transform={`rotate(${turn} ${x + 3.5} ${y + 3.5})`}
          opacity={nth === next(4) ? 0.5 : 1}
        />
      );
    }),
  // Bars
  (next) =>
    [0, 1, 2].map((nth) => {
      const height = 5 + next(4) * 3;
      return (
        <rect key={nth} x={5.2 + nth * 5} y={19 - height} width={3.6} height={height} rx={1.8} />
      );
    }),
  // A ring and a planet
  (next) => (
    <g transform={turned(next(8) * 45)}>
      <circle cx={12} cy={12} r={5.6} fill="none" stroke="currentColor" strokeWidth={2.6} />
      <circle cx={17.2} cy={6.8} r={2.8} />
    </g>
  ),
  // Chevrons
  (next) => (
    <g transform={turned(next(4) * 90)} fill="none" stroke="currentColor" strokeWidth={2.8}>
      <path d="M6 11l6-5 6 5" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M6 18l6-5 6 5" strokeLinejoin="round" strokeLinecap="round" opacity={0.55} />
    </g>
  ),
  // Petals
  (next) =>
    around(3 + next(4), (turn) => (
      <ellipse key={turn} cx={12} cy={7.6} rx={2.3} ry={3.7} transform={turned(turn)} />
    )),
  // A hexagon
  (next) => (
    <>
      <path
        d="M12 4.6l6.4 3.7v7.4L12 19.4l-6.4-3.7V8.3z"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.3}
        strokeLinejoin="round"
      />
      {next(2) === 0 ? (
        <circle cx={12} cy={12} r={2.6} />
      ) : (
        <path d="M12 12V4.6M12 12l6.4 3.7M12 12l-6.4 3.7" stroke="currentColor" strokeWidth={2.3} />
      )}
    </>
  ),
  // Waves
  (next) => (
    <g
      transform={turned(next(2) * 90)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
    >
      {[8, 12, 16].map((y, nth) => (
        <path key={y} d={`M5 ${y}q3.5-4 7 0t7 0`} opacity={nth === 1 ? 1 : 0.55} />
      ))}
    </g>
  ),
  // Two overlapping discs or squares
  (next) => {
    const turn = turned(next(4) * 45);
    return next(2) === 0 ? (
      <g transform={turn}>
        <circle cx={9.2} cy={12} r={5} />
        <circle cx={14.8} cy={12} r={5} opacity={0.5} />
      </g>
    ) : (
      <g transform={turn}>
        <rect x={5} y={5} width={9} height={9} rx={1.6} />
        <rect x={10} y={10} width={9} height={9} rx={1.6} opacity={0.5} />
      </g>
    );
  },
  // A disc cut by a line
  (next) => (
    <g transform={turned(next(4) * 45)}>
      <path d="M5 11a7 7 0 0 1 14 0z" />
      <path d="M5 13.4a7 7 0 0 0 14 0z" opacity={next(2) === 0 ? 0.5 : 1} />
    </g>
  ),
  // Its letter
  (_, name) => (
    <text
      x={12}
      y={12}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14.5}
      fontWeight={700}
      fill="currentColor"
    >
      {name.charAt(0).toUpperCase()}
    </text>
  ),
];

const hues = 18;
const degrees = 360;

/** Light marks on a strong ground, or strong ones on a soft ground. */
const palettes = [
  (hue: number) => ({
    background: `light-dark(oklch(0.52 0.12 ${hue}), oklch(0.47 0.1 ${hue}))`,
    color: 'oklch(0.98 0.01 100)',
  }),
  (hue: number) => ({
    background: `light-dark(oklch(0.93 0.04 ${hue}), oklch(0.3 0.05 ${hue}))`,
    color: `light-dark(oklch(0.47 0.13 ${hue}), oklch(0.8 0.11 ${hue}))`,
  }),
];

/**
 * The mark of a company whose logo is not known: a monogram. A drawn one beside a real name would be false; those of
 * the demonstration are invented anyway, and always the same for a name.
 */
export function CompanyMark({
  name,
  className,
}: {
  readonly name: string;
  readonly className: string;
}) {
  if (!installation.hasDrawnMarks) return <Monogram id={name} name={name} className={className} />;
  const next = numbersFrom(name);
  const palette = palettes[next(palettes.length)];
  const hue = next(hues) * (degrees / hues);
  const draw = drawings[next(drawings.length)];
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="currentColor"
      className={className}
      style={palette?.(hue)}
    >
      {draw?.(next, name)}
    </svg>
  );
}
