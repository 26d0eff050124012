import { Link } from '@tanstack/react-router';
import type { ListedLine } from '#features/people/needs-you/domain/listed-work.ts';
import { workVerbs } from '#features/people/needs-you/domain/work-verbs.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { RelativeDay, RelativeTime } from '#ui/dates.tsx';

/** An instant is shown relative to now, a day relative to today. */
const When = ({ at }: { readonly at: string }) =>
  at.includes('T') ? <RelativeTime at={at} /> : <RelativeDay day={at} />;

interface Props {
  readonly line: ListedLine;
  /** Whether it is the first of its verb, which the others do not repeat. */
  readonly isFirst: boolean;
}

/** One line: what to do, of what, how late, its button, and the key of the first of its verb. */
export function WorkRow({ line, isFirst }: Props) {
  const { key, verb, button, title, note, when } = line;
  return (
    <li className="relative flex min-h-11 items-center gap-x-3 px-4 py-1.5 text-control hover:bg-hover max-sm:flex-wrap">
      <span className="w-16 shrink-0 text-ink-2 max-sm:w-full max-sm:text-small">
        <span className={isFirst ? undefined : 'sr-only'}>{verb}</span>
      </span>
      <span className="min-w-0 flex-1 sm:flex sm:gap-2">
        <span className="block max-w-full shrink-0 truncate font-medium sm:max-w-[55%]">
          {title}
        </span>
        <span className="block min-w-0 text-ink-2 sm:truncate">
          {note}
          {when !== null && line.at !== null && (
            <span className="text-ink-3">
              {note && ' · '}
              {when} <When at={line.at} />
            </span>
          )}
        </span>
      </span>
      <Link
        to={line.link}
        data-walk={key}
        aria-label={`${button} ${title}`}
        {...(isFirst && { 'aria-keyshortcuts': workVerbs[verb] })}
        className={`${buttonClasses('plain', 'small')} min-w-16 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent`}
      >
        {button}
      </Link>
      <kbd
        aria-hidden
        className="w-3 text-center font-sans text-small text-ink-3 max-sm:hidden pointer-coarse:hidden"
      >
        {isFirst && workVerbs[verb]}
      </kbd>
    </li>
  );
}
