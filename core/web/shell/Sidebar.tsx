import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Section } from '#core/web/feature.ts';
import { Button } from '#ui/Button.tsx';
import { RadarLogo } from '#ui/Radar.tsx';
import { CorporationSwitcher } from './CorporationSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useBreadcrumb } from './use-breadcrumb.ts';
import { useSections } from './use-sections.ts';

const foldedKey = 'outrider.sidebar';

/** Whether the sidebar is collapsed, saved on this device. */
function useSidebarCollapsed(): readonly [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => {
    try {
      return localStorage.getItem(foldedKey) === 'folded';
    } catch {
      return false;
    }
  });
  return [
    isCollapsed,
    (next) => {
      setIsCollapsed(next);
      try {
        localStorage.setItem(foldedKey, next ? 'folded' : 'open');
      } catch {
        // Storage may be blocked: then it lasts as long as the page.
      }
    },
  ];
}

function Entry({
  section,
  isCollapsed,
}: {
  readonly section: Section;
  readonly isCollapsed: boolean;
}) {
  const { to, label, icon: Icon, below: Below } = section;
  const isWithin = useBreadcrumb().parent?.to === to;
  return (
    <li>
      <Link
        to={to}
        title={isCollapsed ? label : undefined}
        aria-label={isCollapsed ? label : undefined}
        className={clsx(
          'flex h-8 items-center gap-2.5 rounded-control text-[0.8438rem] font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
          isCollapsed ? 'justify-center' : 'px-2',
          isWithin && 'bg-accent-soft! text-accent-ink!',
        )}
        aria-current={isWithin ? 'true' : undefined}
        activeProps={{ className: 'bg-accent-soft! text-accent-ink!' }}
      >
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {!isCollapsed && label}
      </Link>
      {Below && (
        <Suspense>
          <Below isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </li>
  );
}

export function Sidebar({ tools }: { readonly tools: ReactNode }) {
  const [isCollapsed, setIsCollapsed] = useSidebarCollapsed();
  const sections = useSections();
  const entries = (group: Section['group']) =>
    sections
      .filter((section) => section.group === group)
      .map((section) => <Entry key={section.to} section={section} isCollapsed={isCollapsed} />);
  return (
    <aside
      aria-label="Sidebar"
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-canvas py-3 md:flex',
        isCollapsed ? 'w-14 px-2' : 'w-[232px] px-3',
      )}
    >
      <div
        className={clsx(
          'flex items-center pb-3',
          isCollapsed ? 'flex-col gap-2' : 'justify-between pl-2',
        )}
      >
        <Link
          to="/projects"
          className="flex min-h-6 items-center gap-2 text-[0.9375rem] font-semibold tracking-[-0.01em]"
          aria-label="Outrider"
        >
          <RadarLogo className="size-5.5 text-accent" />
          {!isCollapsed && 'Outrider'}
        </Link>
        <Button
          variant="quiet"
          size="icon"
          aria-label={isCollapsed ? 'Unfold the sidebar' : 'Fold the sidebar'}
          onPress={() => setIsCollapsed(!isCollapsed)}
        >
          {isCollapsed ? (
            <PanelLeftOpen aria-hidden className="size-4" strokeWidth={1.75} />
          ) : (
            <PanelLeftClose aria-hidden className="size-4" strokeWidth={1.75} />
          )}
        </Button>
      </div>
      <CorporationSwitcher isCollapsed={isCollapsed} />
      <nav aria-label="Main" className="mt-3 flex-1 overflow-y-auto">
        <ul className="space-y-px">{entries('work')}</ul>
        {isCollapsed ? (
          <hr className="mx-2 my-3 border-line" />
        ) : (
          <h2 className="px-2 pt-4 pb-1.5 text-meta font-medium text-ink-3">Insight</h2>
        )}
        <ul className="space-y-px">{entries('insight')}</ul>
      </nav>
      <div className={clsx('flex items-center gap-1', isCollapsed && 'flex-col-reverse')}>
        <PersonMenu isCollapsed={isCollapsed} />
        {tools}
      </div>
    </aside>
  );
}
