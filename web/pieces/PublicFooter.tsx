import { Link } from '@tanstack/react-router';
import { RadarMark } from '#web/ui/Radar.tsx';

/** The foot of what everybody may see: whose product this is, and no more. */
export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex h-16 w-full max-w-[1120px] items-center px-5 sm:px-8">
        <Link
          to="/"
          className="flex items-center gap-1.5 py-1 text-control text-ink-3 transition-colors hover:text-ink"
        >
          <RadarMark className="size-4" />
          Outrider
        </Link>
      </div>
    </footer>
  );
}
