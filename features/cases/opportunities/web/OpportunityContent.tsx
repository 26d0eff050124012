import { Suspense, type ComponentType } from 'react';
import { Place } from '#core/web/Place.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import { TextSkeleton } from '#ui/MarkdownText.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';
import type { OpportunityTab } from './shared/opportunity-search.ts';

const Brief = lazyPart(() => import('./Brief.tsx'), 'Brief');
const Team = lazyPart(() => import('./Team.tsx'), 'Team');

declare module '#core/web/places.ts' {
  interface Places {
    opportunityMatches: { readonly opportunity: Opportunity };
    opportunityActivity: { readonly opportunity: Opportunity };
  }
}

/** A part of the page that another feature provides. */
export type OpportunityPart = ComponentType<{
  readonly opportunity: Opportunity;
  /** The place for its actions, beside the tabs; null until that is there. */
  readonly tools: HTMLElement | null;
}>;

/** The content of the selected tab. */
export function OpportunityContent({
  opportunity,
  tab,
  tools,
  submissions: Submissions,
}: {
  readonly opportunity: Opportunity;
  readonly tab: OpportunityTab;
  readonly tools: HTMLElement | null;
  readonly submissions: OpportunityPart;
}) {
  if (tab === 'submissions') {
    return (
      <Suspense fallback={<PartSkeleton what="the submissions" />}>
        <Submissions opportunity={opportunity} tools={tools} />
      </Suspense>
    );
  }
  if (tab === 'matches') {
    return (
      <Place
        name="opportunityMatches"
        told={{ opportunity }}
        skeleton={<PartSkeleton what="the matches" />}
      />
    );
  }
  if (tab === 'team') {
    return (
      <Suspense fallback={<TeamSkeleton />}>
        <Team opportunity={opportunity} />
      </Suspense>
    );
  }
  if (tab === 'activity') {
    return (
      <Place
        name="opportunityActivity"
        told={{ opportunity }}
        skeleton={
          <Loading what="activity">
            <TimelineSkeleton lines={8} />
          </Loading>
        }
      />
    );
  }
  return (
    <Suspense fallback={<TextSkeleton what="the brief" />}>
      <Brief opportunity={opportunity} />
    </Suspense>
  );
}

function PartSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <div className="skeleton h-96" />
    </Loading>
  );
}

function TeamSkeleton() {
  return (
    <Loading what="the case team">
      <div className="max-w-[820px] divide-y divide-line rounded-card border border-line bg-raised">
        <SkeletonRepeat count={4} className="flex items-center gap-3 px-4 py-3">
          <div className="skeleton size-10 rounded-full" />
          <div className="skeleton h-5 w-56" />
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}
