import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isProductPermission, permissions } from '#core/domain/authorization/permissions.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from './NoAccessState.tsx';
import { mayOpen } from './may-open.ts';
import { useAdministrationTabs } from './use-administration-tabs.ts';

const look =
  'flex gap-1.5 border-b-2 border-transparent py-2.5 text-control font-medium whitespace-nowrap text-ink-3 transition-colors hover:text-ink';

/** The frame of all administration pages. */
export function AdministrationFrame() {
  const { isLoading, person } = useSession();
  const open = useAdministrationTabs();
  const all = useFeatures().flatMap(({ administration = [] }) => administration);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isAt = ({ to }: (typeof all)[number]) => path === to || path.startsWith(`${to}/`);
  const isLocked = (tab: (typeof all)[number]) => isAt(tab) && !mayOpen(person, { may: tab.may });
  // At /admin itself: the page that most people may see.
  const easiest = () =>
    all
      .filter((tab) => isProductPermission(tab.may))
      .toSorted(
        (one, other) => permissions[other.may].heldBy.length - permissions[one.may].heldBy.length,
      )[0];
  const locked = all.find(isLocked) ?? (open.length === 0 ? easiest() : undefined);
  if (locked) {
    if (isLoading) return null;
    const what = isAt(locked) ? locked.label : 'Administration';
    return <NoAccessState what={what} permission={locked.may} />;
  }
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 pb-10 md:px-8">
      {/* Of one page it would say nothing. */}
      {open.length > 1 && (
        <nav
          aria-label="Administration"
          className="mb-6 flex gap-5 overflow-x-auto border-b border-line pt-1"
        >
          {open.map(({ to, label, count: Count }) => (
            <Link
              key={to}
              to={to}
              className={look}
              activeProps={{ className: 'border-accent! text-ink!' }}
            >
              {label}
              {Count && (
                // Its place is kept, so that the next tabs do not move.
                <span className="min-w-[2ch] tabular">
                  <Suspense>
                    <Count />
                  </Suspense>
                </span>
              )}
            </Link>
          ))}
        </nav>
      )}
      <Outlet />
    </div>
  );
}
