import { createElement, Suspense, useEffect, type ReactNode } from 'react';
import type { LazyPart } from '#core/web/router/lazy-part.tsx';
import { useFeatures } from './features-context.ts';
import type { Places } from './places.ts';

/** All that features bring for a place, in their order. */
export function Place<Name extends keyof Places>({
  name,
  told,
  skeleton,
}: {
  readonly name: Name;
  readonly told: Places[Name];
  /** Shown until the code of a part is there. */
  readonly skeleton?: ReactNode;
}): ReactNode {
  return useFeatures().map(({ parts }, at) => {
    const part: LazyPart<Places[Name]> | undefined = parts?.[name];
    // The features never change their order.
    return (
      part && (
        <Suspense key={at} fallback={skeleton}>
          {createElement(part, told)}
        </Suspense>
      )
    );
  });
}

/** Fetches the code of a place before it is drawn, so that nothing moves when it is. */
export function usePreloadedPlace(name: keyof Places): void {
  const features = useFeatures();
  useEffect(() => {
    for (const { parts } of features) void parts?.[name]?.preload().catch(() => {});
  }, [features, name]);
}
