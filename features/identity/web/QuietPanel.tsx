import { RadarField } from '#ui/RadarField.tsx';

/** A picture beside the form, on wide screens. */
export function QuietPanel() {
  return (
    <div
      aria-hidden
      className="hidden items-center justify-center border-l border-line bg-sunken p-12 lg:flex"
    >
      <RadarField className="w-full max-w-[400px]" />
    </div>
  );
}
