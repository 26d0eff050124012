import { SkeletonRepeat } from '#ui/skeletons.tsx';

/** The drawing and the list beside it, before they are loaded. */
export const editionSkeleton = (
  <div className="flex min-h-0 flex-1 max-md:flex-col">
    <div className="grid flex-1 place-items-center bg-sunken p-6 max-md:h-100">
      <div className="skeleton aspect-square h-full max-h-full max-w-full rounded-full" />
    </div>
    <div className="w-full space-y-2 border-l border-line p-4 md:w-87">
      <SkeletonRepeat count={14} className="h-7" />
    </div>
  </div>
);
