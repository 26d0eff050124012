import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from './NoAccessState.tsx';
import { useCurrentInView } from './use-current-in-view.ts';
import { useSettingsPages } from './use-settings-pages.ts';

/** The frame of one’s own settings: their list, which on a narrow screen is a row of tabs. */
export function SettingsFrame() {
  const { isLoading } = useSession();
  const { pages, locked: others } = useSettingsPages();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const row = useCurrentInView(path, pages.length);
  const locked = others.find(({ to }) => to === path);
  if (locked?.may) {
    return isLoading ? null : <NoAccessState what={locked.part} permission={locked.may} />;
  }
  return (
    <div className="w-full px-4 pb-10 md:px-8 lg:flex lg:gap-10 lg:pt-7">
      <nav
        ref={row}
        aria-label="Parts of the settings"
        className="flex shrink-0 gap-5 overflow-x-auto border-b border-line pt-1 lg:sticky lg:top-22 lg:w-44 lg:flex-col lg:gap-0.5 lg:self-start lg:overflow-visible lg:border-b-0 lg:pt-0"
      >
        {pages.map(({ to, part }) => (
          <Link
            key={part}
            to={to}
            className="flex items-center border-b-2 border-transparent py-2.5 text-control font-medium whitespace-nowrap text-ink-3 transition-colors hover:text-ink lg:h-8 lg:rounded-control lg:border-b-0 lg:px-2 lg:py-0 lg:text-ink-2 lg:hover:bg-hover"
            activeProps={{ className: 'border-accent! text-ink! lg:bg-press!' }}
          >
            {part}
          </Link>
        ))}
      </nav>
      <div className="min-w-0 flex-1 pt-6 lg:max-w-[860px] lg:pt-0">
        <Outlet />
      </div>
    </div>
  );
}

/** Leads to the first page of the settings, for links that say no more. */
export function FirstSettingsPage() {
  const [first] = useSettingsPages().pages;
  return first ? <Navigate to={first.to} replace /> : null;
}
