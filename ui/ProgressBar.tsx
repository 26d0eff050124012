interface BarProps {
  readonly label: string;
  /** 0 to 1; null while unknown. */
  readonly share: number | null;
}

/** How much of a long task is done. */
export function ProgressBar({ label, share }: BarProps) {
  const percent = share === null ? undefined : Math.round(share * 1000) / 10;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        // Another key once the share is known, so that the bar does not run backwards.
        key={String(percent === undefined)}
        className={
          percent === undefined
            ? 'skeleton h-full w-1/3 rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width] duration-1000 ease-linear'
        }
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
