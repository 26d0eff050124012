/** The radar motif: the logo, and illustrations of empty states. */
export function RadarLogo({ className }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      className={className}
    >
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="5.5" />
      <path d="M12 12 19 5" />
      <circle cx="15.6" cy="8.4" r="1.5" fill="currentColor" stroke="none" />
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
