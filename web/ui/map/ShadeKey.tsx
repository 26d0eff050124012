import { colourOf, shadeOf, shadeWords } from './shades.ts';

interface Props {
  /** What is counted. */
  readonly label: string;
  readonly bounds: readonly number[];
}

/** What the shades stand for. */
export function ShadeKey({ label, bounds }: Props) {
  if (bounds.length < 2) return null;
  return (
    <div className="pointer-events-none absolute bottom-3 left-3 rounded-control border border-line bg-surface/90 px-2.5 py-1.5 text-meta text-ink-2">
      <p className="mb-1 max-sm:sr-only">{label}</p>
      <ul className="flex gap-px tabular">
        {shadeWords(bounds).map((words, at) => (
          <li key={words} className="flex min-w-9 flex-col items-center gap-1 max-sm:min-w-7">
            <span
              aria-hidden
              className="h-2 w-full"
              style={{ background: colourOf(shadeOf(bounds[at] ?? 0, bounds)) }}
            />
            <span className="px-1 whitespace-nowrap">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
