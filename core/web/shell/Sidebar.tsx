import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { Button } from '#ui/Button.tsx';
import { installation } from '#ui/installation.ts';
import { ProductMark } from '#ui/ProductMark.tsx';
import { CorporationSwitcher } from './CorporationSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { sectionIcons } from './section-icons.ts';
import { useBreadcrumb } from './use-breadcrumb.ts';
import { useSections } from './use-sections.ts';

const activeClass = 'bg-press! text-ink! [&>svg]:text-accent!';

function Entry({
  section,
  isCollapsed,
}: {
  readonly section: Section;
  readonly isCollapsed: boolean;
}) {
  const { to, label, icon, count: Count, below: Below } = section;
  const Icon = sectionIcons[icon];
  const isWithin = useBreadcrumb().parent?.to === to;
  // A section whose address begins like this one's is another one.
  const isExact = useSections().some((other) => other.to.startsWith(`${to}/`));
  return (
    <li>
      <Link
        to={to}
        title={isCollapsed ? label : undefined}
        aria-label={isCollapsed ? label : undefined}
        className={clsx(
          'flex h-8 items-center gap-2.5 rounded-control text-control font-medium text-ink-2 transition-colors hover:bg-hover hover:text-ink',
          isCollapsed ? 'justify-center' : 'px-2',
          isWithin && activeClass,
        )}
        aria-current={isWithin ? 'true' : undefined}
        activeProps={{ className: activeClass }}
        activeOptions={{ exact: isExact, includeSearch: false }}
      >
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {!isCollapsed && (
          <>
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {Count && (
              <Suspense>
                <Count />
              </Suspense>
            )}
          </>
        )}
      </Link>
      {Below && (
        <Suspense>
          <Below isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </li>
  );
}

interface Props {
  readonly isCollapsed: boolean;
  readonly onCollapsedChange: (isCollapsed: boolean) => void;
}

export function Sidebar({ isCollapsed, onCollapsedChange }: Props) {
  const sections = useSections();
  const features = useFeatures();
  const entriesOf = (group: Section['group']) =>
    sections
      .filter((section) => section.group === group)
      .map((section) => <Entry key={section.to} section={section} isCollapsed={isCollapsed} />);
  const insight = entriesOf('insight');
  const administration = entriesOf('administration');
  return (
    <aside
      aria-label="Sidebar"
      className={clsx(
        'sticky top-0 hidden h-dvh w-(--sidebar) shrink-0 flex-col py-2 md:flex',
        isCollapsed ? 'px-2' : 'px-2.5',
      )}
    >
      <div
        className={clsx(
          'mb-1 flex shrink-0 items-center',
          isCollapsed ? 'flex-col gap-2 py-2' : 'h-10 justify-between pl-2',
        )}
      >
        <Link
          to="/projects"
          className="flex min-h-6 min-w-0 items-center gap-2 text-card font-semibold tracking-[-0.01em]"
          aria-label={installation.productName}
        >
          <ProductMark className="size-5.5 shrink-0" />
          {!isCollapsed && <span className="truncate">{installation.productName}</span>}
        </Link>
        <Button
          variant="quiet"
          size="icon"
          aria-label={isCollapsed ? 'Unfold the sidebar' : 'Fold the sidebar'}
          onPress={() => onCollapsedChange(!isCollapsed)}
        >
          <PanelLeft aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </div>
      <CorporationSwitcher look={isCollapsed ? 'icon' : 'card'} />
      <div className="mt-4 flex-1 overflow-y-auto [scrollbar-width:thin]">
        <nav aria-label="Main">
          <ul className="space-y-0.5">{entriesOf('work')}</ul>
          {insight.length > 0 && (
            <>
              {isCollapsed ? (
                <hr className="mx-2 my-3 border-line" />
              ) : (
                <h2 className="px-2 pt-5 pb-1.5 text-meta font-medium text-ink-3">Insight</h2>
              )}
              <ul className="space-y-0.5">{insight}</ul>
            </>
          )}
        </nav>
        <Suspense>
          {features.map(
            ({ sidebar: Part }, index) => Part && <Part key={index} isCollapsed={isCollapsed} />,
          )}
        </Suspense>
      </div>
      {administration.length > 0 && (
        <nav aria-label="Settings" className="mt-2">
          <ul>{administration}</ul>
        </nav>
      )}
      <PersonMenu look={isCollapsed ? 'icon' : 'row'} />
    </aside>
  );
}
