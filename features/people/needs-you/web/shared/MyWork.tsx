import { useState, type ReactNode } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { firstWork, listWork } from '#features/people/needs-you/domain/listed-work.ts';
import { needsYouLimits } from '#features/people/needs-you/domain/limits.ts';
import type { NeedsYou } from '#features/people/needs-you/domain/needs-you.ts';
import { useWorkKeys } from '#features/people/needs-you/web/use-work-keys.ts';
import { WorkRow } from '#features/people/needs-you/web/WorkRow.tsx';
import { Arriving, useIsLate } from '#ui/Arriving.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';
import { useNeedsYouQuery } from './use-needs-you.ts';

const card = 'mt-4 rounded-card border border-line bg-raised max-sm:mt-2';

const Heading = () => (
  <h2 id="my-work" className="shrink-0 text-control font-semibold">
    My work
  </h2>
);

/** One line, whatever it says. */
const Line = ({ children }: { readonly children: ReactNode }) => (
  <section
    aria-labelledby="my-work"
    className="mt-4 flex min-h-8 items-center gap-3 text-control text-ink-3 max-sm:mt-2"
  >
    <Heading />
    {children}
  </section>
);

function Skeleton() {
  return (
    <div className={card}>
      <Loading what="your work">
        <div className="flex h-11 items-center px-4">
          <div className="skeleton h-4 w-20" />
        </div>
        <SkeletonRepeat count={4} className="flex h-11 items-center border-t border-line px-4">
          <div className="skeleton h-4 w-2/3" />
        </SkeletonRepeat>
      </Loading>
    </div>
  );
}

function WorkList({ data }: { readonly data: NeedsYou }) {
  const [isWhole, setIsWhole] = useState(false);
  const all = listWork(data);
  const lines = isWhole ? all : firstWork(all, needsYouLimits.shownMost);
  const list = useWorkKeys(lines);
  const listed = all.reduce((sum, { count }) => sum + count, 0);
  const counted = data.kinds.reduce((sum, { total }) => sum + total, 0);
  return (
    <section aria-labelledby="my-work" className={card}>
      <div className="flex h-11 items-center px-4">
        <Heading />
      </div>
      <ul ref={list} aria-labelledby="my-work" className="border-t border-line">
        {lines.map((one, at) => (
          <WorkRow key={one.key} line={one} isFirst={lines[at - 1]?.verb !== one.verb} />
        ))}
      </ul>
      {all.length > needsYouLimits.shownMost && (
        <div className="flex items-center gap-3 border-t border-line px-2 py-1.5 text-small text-ink-3">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${all.length}`}
          </Button>
          {isWhole && listed < counted && `${listed} of ${counted} things`}
        </div>
      )}
    </section>
  );
}

/**
 * What waits for the reader, a line for each thing to do. It is drawn with the screen; an answer that
 * comes later than that has one line, so that nothing moves.
 */
export function MyWork() {
  const { data, error, refetch } = useNeedsYouQuery();
  const isPending = data === undefined && error === null;
  const isLate = useIsLate(isPending);
  const [isOpen, setIsOpen] = useState(false);
  if (isPending && !isLate) {
    return (
      <Arriving>
        <Skeleton />
      </Arriving>
    );
  }
  if (data === undefined) {
    return (
      <Line>
        {error === null ? (
          <span aria-label="Loading" className="skeleton h-4 w-48" />
        ) : (
          <ErrorLine title="It could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
      </Line>
    );
  }
  if (data.kinds.length === 0) return <Line>Nothing waits for you.</Line>;
  if (isLate && !isOpen) {
    return (
      <Line>
        {pluralize(data.total, 'thing waits', 'things wait')} for you.
        <Button size="small" onPress={() => setIsOpen(true)}>
          Show
        </Button>
      </Line>
    );
  }
  return <WorkList data={data} />;
}
