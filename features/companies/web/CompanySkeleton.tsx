import { Loading } from '#ui/states.tsx';

/** Placeholder while the company is loading. */
export function CompanySkeleton() {
  return (
    <Loading what="the company">
      <div className="mx-auto w-full max-w-[1280px] px-4 py-6 md:px-8 md:py-7">
        <div className="flex gap-4">
          <div className="skeleton size-14 shrink-0 rounded-[14px]" />
          <div className="min-w-0 flex-1 space-y-3">
            <div className="skeleton h-8 w-64 max-w-full" />
            <div className="skeleton h-5 w-96 max-w-full" />
            <div className="skeleton h-4 w-72 max-w-full" />
          </div>
        </div>
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_300px] xl:gap-12">
          <div className="max-w-[68ch] space-y-3">
            <div className="skeleton mb-4 h-6 w-24" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-2/3" />
          </div>
          <div className="skeleton h-72 rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
