import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';

/** Placeholder rows, in the height of results. */
export function ListSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <div className="h-8 border-b border-line max-md:hidden" />
      <SkeletonRepeat
        count={13}
        className="flex h-13 items-center gap-3 border-b border-line px-4 last:border-b-0"
      >
        <div className="skeleton size-8 rounded-control!" />
        <div className="min-w-0 flex-1 space-y-1.5">
          <div className="skeleton h-3.5 w-48 max-w-full" />
          <div className="skeleton h-3.5 w-96 max-w-full" />
        </div>
      </SkeletonRepeat>
    </Loading>
  );
}
