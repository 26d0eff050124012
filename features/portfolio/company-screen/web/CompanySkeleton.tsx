import { SkeletonLines } from '#ui/skeletons.tsx';

/** Placeholder while the company is loading. */
export function CompanySkeleton() {
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <div className="flex gap-4">
        <div className="skeleton size-14 shrink-0 rounded-[14px]" />
        <SkeletonLines
          of={['h-8 w-64 max-w-full', 'h-5 w-96 max-w-full', 'h-4 w-72 max-w-full']}
          className="min-w-0 flex-1 space-y-3"
        />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_300px] xl:gap-12">
        <SkeletonLines
          of={['mb-4 h-6 w-24', 'h-4', 'h-4', 'h-4 w-2/3']}
          className="max-w-[68ch] space-y-3"
        />
        <div className="skeleton h-72 rounded-card" />
      </div>
    </div>
  );
}
