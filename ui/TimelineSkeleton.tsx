/** Placeholder of the timeline. */
export function TimelineSkeleton({ lines = 6 }: { readonly lines?: number }) {
  return (
    <div className="space-y-4">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex gap-3">
          <div className="skeleton size-6 shrink-0 rounded-full" />
          <div className="flex-1 space-y-1.5">
            <div className="skeleton h-4 w-4/5" />
            {index % 2 === 0 && <div className="skeleton h-3 w-2/5" />}
          </div>
        </div>
      ))}
    </div>
  );
}
