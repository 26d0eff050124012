import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';

const look = (isActive: boolean) =>
  clsx(
    '-mb-px flex h-10 items-center border-b-2 px-1 text-control font-medium transition-colors',
    isActive ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
  );

const tabs = [
  { tab: undefined, label: 'Profile' },
  { tab: 'settings', label: 'Settings' },
] as const;

/** The parts of one’s own profile. */
export function ProfileTabs({ id }: { readonly id: string }) {
  return (
    <nav aria-label="Parts of the profile" className="mt-5 flex gap-5 border-b border-line">
      {tabs.map(({ tab, label }) => (
        <Link
          key={label}
          to="/profile/$id"
          params={{ id }}
          search={{ tab }}
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{ className: look(true) }}
          inactiveProps={{ className: look(false) }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
