/** The product's mark: two open rings, and a needle that points to a new blip. */
export function RadarLogo({ className }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      className={className}
    >
      <path d="M14.02 3.23A9 9 0 1 0 20.77 9.98" stroke="var(--color-ink)" />
      <path d="M12.58 7.29a4.75 4.75 0 1 0 4.13 4.13" stroke="var(--color-accent)" />
      <path d="m12 12 4.9-4.9" stroke="var(--color-ink)" />
      <circle cx="18.9" cy="5.1" r="2.2" fill="var(--color-signal)" />
    </svg>
  );
}

export function RadarSketch({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 96" fill="none" className={className}>
      <g stroke="var(--color-line-strong)" strokeWidth="1">
        <path d="M8 92a72 72 0 0 1 144 0" />
        <path d="M32 92a48 48 0 0 1 96 0" />
        <path d="M56 92a24 24 0 0 1 48 0" />
        <path d="M80 20v72M8 92h144" strokeDasharray="2 4" />
      </g>
      <circle cx="112" cy="52" r="4.5" fill="var(--color-accent)" />
      <circle cx="52" cy="62" r="3.5" fill="var(--color-line-strong)" />
      <circle cx="92" cy="78" r="3.5" fill="var(--color-line-strong)" />
    </svg>
  );
}
