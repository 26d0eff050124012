import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';

/** Placeholder rows. */
export function ListSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <div className="rounded-card border border-line bg-raised">
        <SkeletonRepeat
          count={8}
          className="flex h-22.5 items-center gap-4 border-b border-line px-4 last:border-b-0"
        >
          <div className="skeleton size-10 rounded-[10px]!" />
          <div className="min-w-0 flex-1 space-y-2">
            <div className="skeleton h-4 w-40 max-w-full" />
            <div className="skeleton h-4 w-96 max-w-full" />
            <div className="skeleton h-4 w-32 max-w-full" />
          </div>
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}
