import { briefLabels } from '#features/cases/opportunities/domain/brief-labels.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { Markdown } from '#ui/Markdown.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BriefFacts } from './BriefFacts.tsx';
import { BriefSummary } from './BriefSummary.tsx';
import { NextSteps } from './NextSteps.tsx';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The parts of a brief that are not empty, in reading order. */
function briefParts(opportunity: Opportunity): Part[] {
  const parts: readonly { id: string; title: string; text: string | null }[] = [
    { id: 'introduction', title: briefLabels.introduction, text: opportunity.introduction },
    { id: 'business-need', title: briefLabels.businessNeed, text: opportunity.businessNeed },
    { id: 'focus-areas', title: briefLabels.focusAreas, text: opportunity.focusAreas },
    { id: 'call-to-action', title: briefLabels.callToAction, text: opportunity.callToAction },
  ];
  return parts.flatMap(({ text, ...part }) => (text?.trim() ? [{ ...part, text }] : []));
}

/** The brief at a readable width, with a table of contents and facts beside it. */
export function Brief({ opportunity }: { readonly opportunity: Opportunity }) {
  const parts = briefParts(opportunity);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_260px] xl:grid-cols-[9rem_minmax(0,68ch)_280px] xl:justify-between">
      <nav
        aria-label="Contents"
        className="hidden border-l border-line xl:sticky xl:top-[calc(var(--sticky-top)+1.75rem)] xl:block xl:self-start"
      >
        {parts.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1 pl-4 text-control text-ink-2 hover:border-accent hover:text-ink"
          >
            {title}
          </a>
        ))}
      </nav>
      <div className="min-w-0 space-y-9">
        <NextSteps opportunity={opportunity} />
        {parts.length === 0 && (
          <EmptyState title="The brief is empty">
            It will say what is needed and how to apply.
          </EmptyState>
        )}
        {parts.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 scroll-mt-20 text-panel font-semibold tracking-[-0.015em]">
              {title}
            </h2>
            <Markdown text={text} />
          </section>
        ))}
      </div>
      <aside
        aria-label="Facts"
        className="order-first space-y-5 rounded-card border border-line bg-raised p-4 lg:sticky lg:top-[calc(var(--sticky-top)+1.75rem)] lg:order-none lg:self-start"
      >
        <BriefSummary opportunity={opportunity} />
        <BriefFacts opportunity={opportunity} />
      </aside>
    </div>
  );
}
