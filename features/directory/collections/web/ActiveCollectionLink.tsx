import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { formatNumber, plural, pluralize } from '#core/domain/format.ts';
import { useTargets } from '#features/directory/collections/web/shared/use-targets.ts';

interface Props {
  readonly isCollapsed: boolean;
  readonly onGo?: () => void;
}

/** Link to the active collection, below Collections; on a phone, under More. */
export function ActiveCollectionLink({ isCollapsed, onGo }: Props) {
  const { active } = useTargets();
  if (active === null) return null;
  const count = listedCompanies(active).length;
  const about = `Active collection: ${active.name}, ${pluralize(count, 'company', 'companies')}`;
  return (
    <Link
      to="/collection/$id"
      params={{ id: active.id }}
      onClick={onGo}
      title={about}
      aria-label={isCollapsed ? about : undefined}
      className={clsx(
        'mt-px flex h-7 items-center gap-2 rounded-control text-control text-ink-3 transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11',
        isCollapsed ? 'justify-center' : 'pr-2 pl-8.5',
      )}
      activeProps={{ className: 'font-medium text-accent-ink!' }}
    >
      <Star aria-hidden className="size-3.5 shrink-0 fill-current text-accent" strokeWidth={1.75} />
      {!isCollapsed && (
        <>
          <span className="sr-only">Active collection: </span>
          <span className="min-w-0 flex-1 truncate">{active.name}</span>
          <span className="text-small tabular">
            {formatNumber(count)}
            <span className="sr-only"> {plural(count, 'company', 'companies')}</span>
          </span>
        </>
      )}
    </Link>
  );
}
