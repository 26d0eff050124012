import { installation } from './installation.ts';

/** On every screen while accounts with a published password work where others reach them. */
export function DemonstrationBanner() {
  if (!installation.hasOpenDemonstration) return null;
  return (
    <p role="note" className="bg-warn-soft px-4 py-1.5 text-center text-control text-warn-ink">
      Demonstration: anyone can sign in here with a published password. Keep no real data in it.
    </p>
  );
}
