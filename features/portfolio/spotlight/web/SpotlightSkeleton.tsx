import { SkeletonRepeat } from '#ui/skeletons.tsx';

export const SpotlightSkeleton = () => (
  <div className="space-y-10">
    <div className="skeleton h-60 rounded-dialog" />
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SkeletonRepeat count={3} className="h-44 rounded-card" />
    </div>
    <div className="grid gap-10 lg:grid-cols-2">
      <SkeletonRepeat count={2} className="h-72 rounded-card" />
    </div>
  </div>
);
