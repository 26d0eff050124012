import { clsx } from 'clsx';
import { formatNumber } from '#core/domain/format.ts';
import { projectFigures } from '#features/portfolio/projects/domain/project.ts';
import { figureLabels } from './figure-labels.ts';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectFigures } from './use-project-figures.ts';

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

/**
 * Four figures over the projects that fit the filters: what each counts is what the list has when it is
 * pressed. Pressed again, it is taken off.
 */
export function Figures({ search, onChange }: Props) {
  const { figure } = search;
  const data = useProjectFigures(search);
  return (
    <ul
      aria-label="Figures"
      className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line max-sm:mt-3 max-sm:flex max-sm:overflow-x-auto max-sm:[scrollbar-width:none] lg:grid-cols-4"
    >
      {projectFigures.map((name) => {
        const isChosen = name === figure;
        return (
          <li key={name} className="flex max-sm:shrink-0 max-sm:grow">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ figure: isChosen ? undefined : name })}
              className={clsx(
                'flex flex-1 cursor-pointer flex-col items-start px-4 py-3 text-left whitespace-nowrap transition-colors max-sm:px-3 max-sm:py-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
                isChosen ? 'bg-accent-soft' : 'bg-raised hover:bg-hover',
              )}
            >
              <span className="h-7 text-panel font-semibold tracking-[-0.02em] tabular">
                {data ? (
                  formatNumber(data[name])
                ) : (
                  <span aria-label="Loading" className="skeleton my-1 block h-5 w-10" />
                )}
              </span>
              <span className={clsx('text-control', isChosen ? 'text-accent-ink' : 'text-ink-2')}>
                {figureLabels[name]}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
