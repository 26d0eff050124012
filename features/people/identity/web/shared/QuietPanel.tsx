import { RadarField } from '#ui/RadarField.tsx';

/** A picture beside the form, on wide screens. */
export function QuietPanel() {
  return (
    <div aria-hidden className="hidden border-l border-line bg-sunken lg:block">
      {/* In the middle of the window: a longer form beside it moves nothing. */}
      <div className="sticky top-0 flex h-dvh items-center justify-center p-12">
        <RadarField className="w-full max-w-[400px]" />
      </div>
    </div>
  );
}
