import { RadarField } from '#ui/RadarField.tsx';

export function QuietPanel() {
  return (
    <aside
      aria-label="About Outrider"
      className="hidden flex-col items-center justify-center gap-10 border-l border-line bg-sunken p-12 lg:flex"
    >
      <RadarField className="w-full max-w-[400px]" />
      <p className="max-w-sm text-center text-reading text-balance text-ink-2">
        The company you are looking for has already been founded. Find it before the others do.
      </p>
    </aside>
  );
}
