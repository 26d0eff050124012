import { Suspense, useEffect, useState } from 'react';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { second } from '#core/domain/units.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { installation } from '#ui/installation.ts';
import { openUsageQueue } from './usage-queue.ts';
import { useRecordedClicks } from './use-recorded-clicks.ts';
import { useRecordedPages } from './use-recorded-pages.ts';
import { useRecordedSearches } from './use-recorded-searches.ts';

const AnalyticsTag = lazyPart(() => import('./AnalyticsTag.tsx'), 'AnalyticsTag', nothing);

function Recorder({ uid }: { readonly uid: string }) {
  const [queue] = useState(() => openUsageQueue(uid));
  const { corporationId } = useCorporationFilter();
  useEffect(() => queue.workFor(corporationId), [queue, corporationId]);
  useRecordedPages(queue);
  useRecordedSearches(queue);
  useRecordedClicks(queue);

  useEffect(() => {
    queue.resume();
    const timer = setInterval(() => void queue.send(), metricsLimits.sendSeconds * second);
    const leave = () => void queue.leave();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      // Signed out, or somebody else: what is left waits for this person.
      leave();
    };
  }, [queue]);
  return null;
}

/** Records what the person who is signed in does, and loads the operator’s analytics tag. */
export function UsageRecorder() {
  const uid = useSession().authUser?.uid;
  if (uid === undefined) return null;
  return (
    <>
      <Recorder key={uid} uid={uid} />
      {installation.analytics !== null && (
        <Suspense>
          <AnalyticsTag tag={installation.analytics} />
        </Suspense>
      )}
    </>
  );
}
