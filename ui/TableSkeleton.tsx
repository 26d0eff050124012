import { SkeletonRepeat } from './skeletons.tsx';

/** A table's skeleton until its rows are loaded. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="h-9 border-b border-line" />
      <SkeletonRepeat
        count={rows}
        className="flex h-14 items-center gap-4 border-b border-line px-4 last:border-b-0"
      >
        <div className="skeleton h-4 w-1/3" />
        <div className="skeleton h-4 w-1/5" />
        <div className="skeleton ml-auto h-4 w-16" />
      </SkeletonRepeat>
    </div>
  );
}
