import { defaultStages } from '#features/submissions/domain/stages.ts';

/** Category colours 1 to 8 of the design guide; a corporation's own stages continue from there. */
const colours = 8;

/** A stage with its colour. */
export function StageName({ stage }: { readonly stage: string }) {
  const known = defaultStages.findIndex(({ name }) => name === stage);
  const colour = ((known === -1 ? stage.length : known) % colours) + 1;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        aria-hidden
        className="size-2 rounded-[3px]"
        style={{ background: `var(--color-category-${colour})` }}
      />
      {stage}
    </span>
  );
}
