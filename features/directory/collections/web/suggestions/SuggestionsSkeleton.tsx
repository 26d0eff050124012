import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';

/** Placeholder rows while loading. */
export function SuggestionsSkeleton() {
  return (
    <Loading what="suggestions">
      <div className="-mx-5">
        <SkeletonRepeat
          count={6}
          className="flex h-32 gap-3.5 border-b border-line px-5 py-3.5 last:border-b-0"
        >
          <div className="skeleton size-10 rounded-[10px]!" />
          <div className="min-w-0 flex-1 space-y-2 pt-1">
            <div className="skeleton h-4 w-36" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-3 w-48" />
            <div className="skeleton h-3 w-32" />
          </div>
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}
