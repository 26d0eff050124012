import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly linesOf: (data: Data) => readonly string[];
}

/** What is lost, once it has been counted. */
export function Consequences<Data>({ query: { data, error, refetch }, linesOf }: Props<Data>) {
  if (error) {
    return (
      <ErrorLine
        title="What it holds could not be counted"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="what it holds">
        <div className="space-y-2">
          <SkeletonRepeat count={4} className="skeleton h-5" />
        </div>
      </Loading>
    );
  }
  return (
    <ul aria-label="Consequences" className="list-disc space-y-1.5 pl-5">
      {linesOf(data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
