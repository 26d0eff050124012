import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Section } from '#core/web/feature.ts';
import { Button } from '#ui/Button.tsx';
import { RadarMark } from '#ui/Radar.tsx';
import { CorporationSwitcher } from './CorporationSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useHere } from './use-here.ts';
import { useSections } from './use-sections.ts';

const foldedKey = 'outrider.sidebar';

/** Whether the sidebar is folded: remembered on this device. */
function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setIsFolded] = useState(() => {
    try {
      return localStorage.getItem(foldedKey) === 'folded';
    } catch {
      return false;
    }
  });
  return [
    isFolded,
    (next) => {
      setIsFolded(next);
      try {
        localStorage.setItem(foldedKey, next ? 'folded' : 'open');
      } catch {
        // Storage may be forbidden: then it lasts as long as the page.
      }
    },
  ];
}

function Entry({ section, isFolded }: { readonly section: Section; readonly isFolded: boolean }) {
  const { to, label, icon: Icon, below: Below } = section;
  const isWithin = useHere().parent?.to === to;
  return (
    <li>
      <Link
        to={to}
        title={isFolded ? label : undefined}
        aria-label={isFolded ? label : undefined}
        className={clsx(
          'flex h-8 items-center gap-2.5 rounded-control text-[0.8438rem] font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
          isFolded ? 'justify-center' : 'px-2',
          isWithin && 'bg-accent-soft! text-accent-ink!',
        )}
        aria-current={isWithin ? 'true' : undefined}
        activeProps={{ className: 'bg-accent-soft! text-accent-ink!' }}
      >
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {!isFolded && label}
      </Link>
      {Below && (
        <Suspense>
          <Below isFolded={isFolded} />
        </Suspense>
      )}
    </li>
  );
}

export function Sidebar({ tools }: { readonly tools: ReactNode }) {
  const [isFolded, setIsFolded] = useFolded();
  const sections = useSections();
  const entries = (group: Section['group']) =>
    sections
      .filter((section) => section.group === group)
      .map((section) => <Entry key={section.to} section={section} isFolded={isFolded} />);
  return (
    <aside
      aria-label="Sidebar"
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-canvas py-3 md:flex',
        isFolded ? 'w-14 px-2' : 'w-[232px] px-3',
      )}
    >
      <div
        className={clsx(
          'flex items-center pb-3',
          isFolded ? 'flex-col gap-2' : 'justify-between pl-2',
        )}
      >
        <Link
          to="/projects"
          className="flex min-h-6 items-center gap-2 text-[0.9375rem] font-semibold tracking-[-0.01em]"
          aria-label="Outrider"
        >
          <RadarMark className="size-5.5 text-accent" />
          {!isFolded && 'Outrider'}
        </Link>
        <Button
          variant="quiet"
          size="icon"
          aria-label={isFolded ? 'Unfold the sidebar' : 'Fold the sidebar'}
          onPress={() => setIsFolded(!isFolded)}
        >
          {isFolded ? (
            <PanelLeftOpen aria-hidden className="size-4" strokeWidth={1.75} />
          ) : (
            <PanelLeftClose aria-hidden className="size-4" strokeWidth={1.75} />
          )}
        </Button>
      </div>
      <CorporationSwitcher isFolded={isFolded} />
      <nav aria-label="Main" className="mt-3 flex-1 overflow-y-auto">
        <ul className="space-y-px">{entries('work')}</ul>
        {isFolded ? (
          <hr className="mx-2 my-3 border-line" />
        ) : (
          <h2 className="px-2 pt-4 pb-1.5 text-meta font-medium text-ink-3">Insight</h2>
        )}
        <ul className="space-y-px">{entries('insight')}</ul>
      </nav>
      <div className={clsx('flex items-center gap-1', isFolded && 'flex-col-reverse')}>
        <PersonMenu isFolded={isFolded} />
        {tools}
      </div>
    </aside>
  );
}
