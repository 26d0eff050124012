import { stageColour } from './stage-colour.ts';

/** A stage with its colour. */
export function StageName({ stage }: { readonly stage: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        aria-hidden
        className="size-2 rounded-[3px] ring-1 ring-accent-line"
        style={{ background: stageColour(stage) }}
      />
      {stage}
    </span>
  );
}
