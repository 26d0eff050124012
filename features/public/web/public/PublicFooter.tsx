import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { RadarLogo } from '#ui/Radar.tsx';

interface Props {
  /** The width and edges of what stands above. */
  readonly column?: string;
}

/** The foot of what everybody may see: whose product this is, and no more. */
export function PublicFooter({ column = 'max-w-[1120px] px-5 sm:px-8' }: Props) {
  return (
    <footer className="border-t border-line">
      <div className={clsx('mx-auto flex h-16 w-full items-center', column)}>
        <Link
          to="/"
          className="flex items-center gap-1.5 py-1 text-control text-ink-3 transition-colors hover:text-ink"
        >
          <RadarLogo className="size-4" />
          Outrider
        </Link>
      </div>
    </footer>
  );
}
