import { pluralize } from '#core/domain/format.ts';
import { stageColour } from '#features/cases/corporations/web/shared/stage-colour.ts';
import type { StageCount } from '#features/cases/opportunities/domain/stage-counts.ts';

/** How the submissions are spread over the stages, as one bar. */
export function StageBar({ counts }: { readonly counts: readonly StageCount[] }) {
  const words = counts.map(({ stage, count }) => `${stage} ${count}`).join(', ');
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div
      role="img"
      aria-label={
        total === 0
          ? 'No submissions in a stage'
          : `${pluralize(total, 'submission', 'submissions')} by stage: ${words}`
      }
      title={words}
      className="relative z-1 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-hover"
    >
      {counts.map(({ stage, count }) => (
        <span key={stage} style={{ flexGrow: count, background: stageColour(stage) }} />
      ))}
    </div>
  );
}
