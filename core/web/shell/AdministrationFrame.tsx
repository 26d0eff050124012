import { Link, Outlet } from '@tanstack/react-router';
import { may, whoMay } from '#core/domain/authorization/permissions.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/states.tsx';

const look =
  'flex border-b-2 border-transparent py-2.5 text-[0.8438rem] font-medium whitespace-nowrap text-ink-3 transition-colors hover:text-ink';

/** The frame of all administration pages. */
export function AdministrationFrame() {
  const { person, isLoading } = useSession();
  const open = useFeatures()
    .flatMap(({ administration = [] }) => administration)
    .filter((tab) => may(person, tab.may));
  if (open.length === 0) {
    if (isLoading) return null;
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          isPage
          title="Administration is not open to you"
          action={
            <Link to="/projects" className={buttonClasses('plain', 'medium')}>
              Go to Projects
            </Link>
          }
        >
          It is for {whoMay('importRecords')}.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 pb-10 md:px-8">
      <nav
        aria-label="Administration"
        className="mb-6 flex gap-5 overflow-x-auto border-b border-line pt-1"
      >
        {open.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={look}
            activeProps={{ className: 'border-accent! text-ink!' }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
