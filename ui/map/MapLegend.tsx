import { colourOf, shadeOf, shadeLabels } from './colour-scale.ts';

interface Props {
  /** The counted noun. */
  readonly label: string;
  readonly bounds: readonly number[];
}

/** The legend of the shades. */
export function MapLegend({ label, bounds }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 text-small text-ink-2">
      <p>{label}</p>
      <ul className="flex flex-wrap gap-x-3 tabular">
        {shadeLabels(bounds).map((words, at) => (
          <li key={words} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-3 rounded-[3px]"
              style={{ background: colourOf(shadeOf(bounds[at] ?? 0, bounds)) }}
            />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
