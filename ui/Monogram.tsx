import { initials } from '#core/domain/format.ts';

/** Far enough apart to be told from each other, and none of them close to the signal. */
const hues = [200, 42, 285, 150, 345, 80, 250, 15, 175, 310];

/** A stable hue from a text, the same on every device (FNV-1a). */
function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hues[(hash >>> 0) % hues.length] ?? 0;
}

interface Props {
  /** What determines the colour. */
  readonly id: string;
  readonly name: string;
  readonly className: string;
}

/** Initials on a colour, as large as their place. */
export function Monogram({ id, name, className }: Props) {
  const hue = hueOf(id);
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={className}
      style={{
        background: `light-dark(oklch(0.925 0.05 ${hue}), oklch(0.32 0.05 ${hue}))`,
        color: `light-dark(oklch(0.4 0.085 ${hue}), oklch(0.87 0.075 ${hue}))`,
      }}
    >
      <text
        x={12}
        y={12}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={10}
        fontWeight={600}
        fill="currentColor"
      >
        {initials(name, 2)}
      </text>
    </svg>
  );
}
