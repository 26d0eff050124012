import { Loading } from '#ui/states.tsx';

/** The shell's skeleton, until its code and the session are loaded. */
export function ShellSkeleton() {
  return (
    <Loading what="Outrider">
      <div className="flex min-h-dvh">
        <div className="hidden w-[232px] shrink-0 flex-col gap-3 border-r border-line p-4 md:flex">
          <div className="skeleton h-6 w-28" />
          <div className="skeleton h-11" />
          {Array.from({ length: 7 }, (_, index) => (
            <div key={index} className="skeleton h-5 w-32" />
          ))}
        </div>
        <div className="flex-1">
          <div className="h-13 border-b border-line" />
          <div className="space-y-4 p-8">
            <div className="skeleton h-8 w-48" />
            <div className="skeleton h-4 w-72" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
