import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { AddSampleButton } from '#features/operations/sample-data/web/shared/AddSampleButton.tsx';

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
  const navigate = useNavigate();
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
        <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">Look around first</p>
            <p className="text-control text-ink-3">
              A made-up corporation with everything in it. It can be removed as a whole.
            </p>
          </div>
          <AddSampleButton onAdded={() => void navigate({ to: '/projects' })} />
        </li>
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
