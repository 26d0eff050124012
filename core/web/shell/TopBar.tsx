import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useCurrentSubject } from '#ui/page-title.ts';
import { RadarLogo } from '#ui/Radar.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useBreadcrumb } from './use-breadcrumb.ts';

const isApple = /Mac|iPhone|iPad/u.test(navigator.userAgent);

function Crumbs() {
  const { name, parent } = useBreadcrumb();
  const subject = useCurrentSubject();
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex items-center gap-2 text-control whitespace-nowrap text-ink-3">
        {parent && (
          <li className="flex items-center gap-2">
            <Link to={parent.to} className="py-1 hover:text-ink">
              {parent.label}
            </Link>
            <span aria-hidden className="text-line-strong">
              /
            </span>
          </li>
        )}
        <li aria-current="page" className="min-w-0 truncate font-medium text-ink">
          {subject ?? name}
        </li>
      </ol>
    </nav>
  );
}

interface Props {
  readonly onSearch: () => void;
  /** Shown on a small screen; elsewhere they are in the sidebar. */
  readonly tools: ReactNode;
}

export function TopBar({ onSearch, tools }: Props) {
  return (
    <header className="sticky top-0 z-20 flex h-13 shrink-0 items-center gap-2 border-b border-line bg-canvas px-4 md:px-6">
      <Link to="/projects" aria-label="Outrider" className="md:hidden">
        <RadarLogo className="size-6 text-accent" />
      </Link>
      <Crumbs />
      <Button
        onPress={onSearch}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        className="flex h-8 cursor-pointer items-center gap-2 rounded-control text-control text-ink-3 transition-colors hover:text-ink max-md:w-8 max-md:justify-center md:w-56 md:border md:border-line md:bg-surface md:px-2 md:hover:border-line-strong"
      >
        <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="flex-1 text-left max-md:sr-only">Search everything</span>
        <kbd
          aria-hidden
          className="rounded-[4px] border border-line px-1.5 font-sans text-[0.6875rem] font-medium max-md:hidden"
        >
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {tools}
      <div className="md:hidden">
        <PersonMenu isCollapsed compact />
      </div>
    </header>
  );
}
