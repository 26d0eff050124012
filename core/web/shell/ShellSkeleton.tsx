import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';

/** The shell's skeleton, until its code and the session are loaded. */
export function ShellSkeleton() {
  return (
    <Loading what="Outrider">
      <div className="flex min-h-dvh bg-canvas [--sidebar:14.5rem]">
        <div className="hidden w-(--sidebar) shrink-0 flex-col gap-3.5 px-4 py-5 md:flex">
          <div className="skeleton h-5 w-28" />
          <div className="skeleton mb-2 h-12" />
          <SkeletonRepeat count={4} className="h-5 w-32" />
        </div>
        <div className="flex-1 bg-surface md:mr-2 md:py-2">
          <div className="h-13 border-b border-line" />
          <div className="space-y-4 p-8">
            <div className="skeleton h-8 w-48" />
            <div className="skeleton h-4 w-72" />
          </div>
        </div>
        <div aria-hidden className="sheet-edge max-md:hidden" />
      </div>
    </Loading>
  );
}
