import { briefLabels } from '#features/cases/opportunities/domain/brief-labels.ts';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';

/** The brief at a readable width. The introduction is set larger. */
export function PublicOpportunityBrief({
  opportunity,
}: {
  readonly opportunity: PublicOpportunity;
}) {
  const { introduction, businessNeed, focusAreas, callToAction } = opportunity;
  const parts = [
    { title: briefLabels.businessNeed, text: businessNeed },
    { title: briefLabels.focusAreas, text: focusAreas },
    { title: briefLabels.callToAction, text: callToAction },
  ];
  return (
    <div className="space-y-9">
      {introduction?.trim() && <MarkdownText text={introduction} look="lead" />}
      {parts.map(
        ({ title, text }) =>
          text?.trim() && (
            <section key={title}>
              <h2 className="mb-3 text-panel font-semibold tracking-[-0.015em]">{title}</h2>
              <MarkdownText text={text} />
            </section>
          ),
      )}
    </div>
  );
}
