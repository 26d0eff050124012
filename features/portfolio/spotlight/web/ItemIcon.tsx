import { Compass, FolderKanban, Library, Radar, type LucideIcon } from 'lucide-react';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { CompanyMark } from '#ui/CompanyMark.tsx';

const icons: Readonly<Record<Exclude<SpotlightItem['kind'], 'company'>, LucideIcon>> = {
  opportunity: Compass,
  radar: Radar,
  collection: Library,
  project: FolderKanban,
};

/** A company's mark, or the icon of what else it is. */
export function ItemIcon({ kind, name }: Pick<SpotlightItem, 'kind' | 'name'>) {
  if (kind === 'company') return <CompanyMark name={name} className="size-9 rounded-control" />;
  const Icon = icons[kind];
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-hover text-ink-2">
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
    </span>
  );
}
