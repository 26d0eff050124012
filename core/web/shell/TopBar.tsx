import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useCurrentSubject } from '#ui/page-title.ts';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { CorporationSwitcher } from './CorporationSwitcher.tsx';
import { useBreadcrumb } from './use-breadcrumb.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

const isApple = /Mac|iPhone|iPad/u.test(navigator.userAgent);

function Crumbs() {
  const { name, parent } = useBreadcrumb();
  const subject = useCurrentSubject();
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1 max-md:hidden">
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
  readonly tools: ReactNode;
}

export function TopBar({ onSearch, tools }: Props) {
  return (
    <header className="sticky top-0 z-20 flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-4 md:top-2 md:gap-2 md:px-6">
      <Link to="/projects" aria-label={installation.productName} className="mr-1 md:hidden">
        <ProductMark className="size-6" />
      </Link>
      <div className="min-w-0 flex-1 md:hidden">
        <CorporationSwitcher look="text" />
      </div>
      <Crumbs />
      <WaitingChanges />
      <Button
        onPress={onSearch}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        className="flex h-8 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-line bg-sunken text-control text-ink-3 transition-colors hover:border-line-strong hover:text-ink max-md:size-9 max-md:justify-center md:w-70 md:px-2.5"
      >
        <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="flex-1 text-left max-md:sr-only">Search or jump to</span>
        <kbd
          aria-hidden
          className="rounded-chip border border-line bg-raised px-1.5 font-sans text-meta font-medium max-md:hidden"
        >
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {tools}
    </header>
  );
}
