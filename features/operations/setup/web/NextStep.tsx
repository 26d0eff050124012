import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';

const ways = [
  {
    to: '/admin/imports',
    label: 'Import companies',
    about: 'From a CSV or Excel file, with a dry run first.',
  },
  {
    to: '/admin/users',
    search: { open: 'invite' },
    label: 'Invite colleagues',
    about: 'Several addresses at once, each with a role.',
  },
  {
    to: '/opportunities/new',
    label: 'Post the first opportunity',
    about: 'What you look for, in the cycle that you have just opened.',
  },
] as const;

/** Where the person goes from here. */
export function NextStep() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('a')?.focus(), []);
  return (
    <>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-raised">
        {ways.map(({ label, about, ...target }) => (
          <li key={label} className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover">
            <div className="min-w-0 flex-1">
              <Link
                {...target}
                className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {label}
              </Link>
              <p className="text-control text-ink-3">{about}</p>
            </div>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-control text-ink-2">
        Projects keeps this list until it is done.
      </p>
      <ButtonLink to="/projects" variant="primary" size="large">
        Go to Projects
      </ButtonLink>
    </>
  );
}
