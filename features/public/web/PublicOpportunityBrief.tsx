import { lazy, Suspense } from 'react';
import type { PublicOpportunity } from '#features/public/domain/pages.ts';
import { Loading } from '#ui/states.tsx';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

const textSkeleton = (
  <Loading what="the brief">
    <div className="max-w-[68ch] space-y-3">
      <div className="skeleton h-4" />
      <div className="skeleton h-4" />
      <div className="skeleton h-4 w-2/3" />
    </div>
  </Loading>
);

/** The brief at a readable width. The introduction is set larger. */
export function PublicOpportunityBrief({ challenge }: { readonly challenge: PublicOpportunity }) {
  const { introduction, businessNeed, focusAreas, callToAction } = challenge;
  const parts = [
    { title: 'What is needed', text: businessNeed },
    { title: 'What counts', text: focusAreas },
    { title: 'What to send', text: callToAction },
  ];
  return (
    <div className="space-y-9">
      <Suspense fallback={textSkeleton}>
        {introduction?.trim() && (
          <Markdown text={introduction} className="text-[1.1875rem]! leading-8! text-ink!" />
        )}
        {parts.map(
          ({ title, text }) =>
            text?.trim() && (
              <section key={title}>
                <h2 className="mb-3 text-section font-semibold tracking-[-0.015em]">{title}</h2>
                <Markdown text={text} />
              </section>
            ),
        )}
      </Suspense>
    </div>
  );
}
