const rings = [46, 92, 138, 184];

interface Blip {
  readonly angle: number;
  readonly distance: number;
  readonly category: 1 | 2 | 3 | 4;
  readonly size?: number;
}

const blips: readonly Blip[] = [
  { angle: 24, distance: 70, category: 1, size: 7 },
  { angle: 52, distance: 118, category: 1 },
  { angle: 71, distance: 162, category: 1, size: 4 },
  { angle: 112, distance: 58, category: 2 },
  { angle: 136, distance: 126, category: 2, size: 7 },
  { angle: 158, distance: 168, category: 2, size: 4 },
  { angle: 201, distance: 84, category: 3 },
  { angle: 228, distance: 150, category: 3, size: 6 },
  { angle: 251, distance: 112, category: 3, size: 4 },
  { angle: 290, distance: 66, category: 4, size: 4 },
  { angle: 312, distance: 134, category: 4, size: 7 },
  { angle: 341, distance: 172, category: 4 },
];

const centre = 200;
const at = (angle: number, distance: number) => ({
  x: centre + distance * Math.cos((angle * Math.PI) / 180),
  y: centre - distance * Math.sin((angle * Math.PI) / 180),
});

/** A radar with a slow sweep. Decorative. */
export function RadarField({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 400 400" fill="none" className={className}>
      {rings.map((radius) => (
        <circle
          key={radius}
          cx={centre}
          cy={centre}
          r={radius}
          stroke="var(--color-line-strong)"
          strokeWidth="1"
        />
      ))}
      <path d="M200 16v368M16 200h368" stroke="var(--color-line)" strokeWidth="1" />
      <path
        d="M200 200 330 70A184 184 0 0 0 200 16Z"
        fill="var(--color-accent)"
        opacity="0.08"
        className="origin-center animate-[spin_14s_linear_infinite]"
      />
      {blips.map(({ angle, distance, category, size = 5 }) => {
        const { x, y } = at(angle, distance);
        return <circle key={angle} cx={x} cy={y} r={size} fill={`var(--color-c${category})`} />;
      })}
      <circle cx={centre} cy={centre} r="3" fill="var(--color-accent)" />
    </svg>
  );
}
