import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { isProductPermission, permissions } from '#core/domain/authorization/permissions.ts';
import type { AdministrationPage } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from './NoAccessState.tsx';
import { mayOpen } from './may-open.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { useAdministrationGroups, useAdministrationPages } from './use-administration-pages.ts';

const look = (isHere: boolean) =>
  clsx(
    'flex items-center border-b-2 py-2.5 text-control font-medium whitespace-nowrap transition-colors',
    isHere ? 'border-accent text-ink' : 'border-transparent text-ink-3 hover:text-ink',
  );

function PageLink({ page: { to, label, count: Count } }: { readonly page: AdministrationPage }) {
  return (
    <Link
      to={to}
      className="flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-control whitespace-nowrap text-ink-2 transition-colors hover:bg-hover hover:text-ink"
      activeProps={{ className: 'bg-hover font-medium text-ink!' }}
    >
      {label}
      {Count && (
        // Its place is kept, so that the next links do not move.
        <span className="min-w-[2ch] text-ink-3 tabular">
          <Suspense>
            <Count />
          </Suspense>
        </span>
      )}
    </Link>
  );
}

/** The frame of all administration pages: groups, and below them the pages of the current one. */
export function AdministrationFrame() {
  const { isLoading, person } = useSession();
  const groups = useAdministrationGroups();
  const all = useFeatures().flatMap(({ administration = [] }) => administration);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isAt = ({ to }: AdministrationPage) => path === to || path.startsWith(`${to}/`);
  const here = groups.find(({ pages }) => pages.some(isAt));
  const groupRow = useCurrentInView(path, groups.length);
  const pageRow = useCurrentInView(path, here?.pages.length ?? 0);
  const isLocked = (page: AdministrationPage) => isAt(page) && !mayOpen(person, { may: page.may });
  // At /admin itself: the page that most people may see.
  const easiest = () =>
    all
      .filter((page) => isProductPermission(page.may))
      .toSorted(
        (one, other) => permissions[other.may].heldBy.length - permissions[one.may].heldBy.length,
      )[0];
  const locked = all.find(isLocked) ?? (groups.length === 0 ? easiest() : undefined);
  if (locked) {
    if (isLoading) return null;
    const what = isAt(locked) ? locked.label : 'Administration';
    return <NoAccessState what={what} permission={locked.may} />;
  }
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 pb-10 md:px-8">
      {/* Of one group it would say nothing. */}
      {groups.length > 1 && (
        <nav
          ref={groupRow}
          aria-label="Administration"
          className="flex gap-5 overflow-x-auto border-b border-line pt-1"
        >
          {groups.map(({ group, first }) => (
            <Link
              key={group}
              to={first.to}
              aria-current={group === here?.group ? 'true' : undefined}
              className={look(group === here?.group)}
            >
              {group}
            </Link>
          ))}
        </nav>
      )}
      {here !== undefined && here.pages.length > 1 && (
        <nav
          ref={pageRow}
          aria-label={here.group}
          className="-mx-2.5 flex gap-1 overflow-x-auto pt-3"
        >
          {here.pages.map((page) => (
            <PageLink key={page.to} page={page} />
          ))}
        </nav>
      )}
      <div className="pt-6">
        <Outlet />
      </div>
    </div>
  );
}

/** Leads to the first page of administration that the current user may see. */
export function FirstAdministrationPage() {
  const [first] = useAdministrationPages();
  return first ? <Navigate to={first.to} replace /> : null;
}
