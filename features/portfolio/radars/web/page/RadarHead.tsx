import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Presentation as PresentIcon } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import type {
  Edition,
  EditionSummary,
  RadarPage,
} from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { RoundLinks, VoteLink } from '#features/portfolio/radars/web/rounds/RoundLinks.tsx';
import { EditionActions } from './EditionActions.tsx';
import { EditionSwitch } from './EditionSwitch.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { headFrame } from './radar-frame.ts';
import type { useBlipLine } from './use-blip-line.ts';
import { useRadarSearch } from './use-radar-search.ts';

const leadLink = 'inline-block min-h-6 text-accent-ink hover:underline';

interface Props {
  readonly radar: RadarPage;
  readonly shown: EditionSummary | null;
  readonly edition: Edition | undefined;
  /** Nothing is shown yet of what depends on the edition: it would move when that is there. */
  readonly isLoading: boolean;
  readonly line: ReturnType<typeof useBlipLine>;
}

/** "51 blips · 8 new and 14 moved since May 26". */
function leadOf({ editions, corporation }: RadarPage, edition: Edition | undefined): string {
  if (!edition) return corporation.name;
  const drawn = edition.blips.filter(({ isSettled }) => !isSettled);
  const fresh = drawn.filter(({ movement }) => movement === 'new').length;
  const moved = drawn.filter(({ movement }) => movement === 'in' || movement === 'out').length;
  const before = editions[editions.findIndex(({ id }) => id === edition.id) - 1];
  const changes = before && `${fresh} new and ${moved} moved since ${before.name}`;
  return [pluralize(drawn.length, 'blip', 'blips', 'en'), changes].filter(Boolean).join(' · ');
}

/** The name of the radar, its editions, and what can be done with it. */
export function RadarHead({ radar, shown, edition, isLoading, line }: Props) {
  const { search, change } = useRadarSearch();
  return (
    <header className={headFrame}>
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
          {radar.name}
        </h1>
        <p className={clsx('mt-0.5 text-ink-2', isLoading && 'invisible')}>
          {leadOf(radar, edition)}
          <span className="print:hidden">
            {radar.openProposals > 0 && (
              <>
                {' · '}
                <Link
                  to="/radars/$id"
                  params={{ id: radar.id }}
                  search={{ ...search, view: 'proposals' }}
                  className={leadLink}
                >
                  {pluralize(radar.openProposals, 'proposal', 'proposals', 'en')}
                </Link>
              </>
            )}
            {radar.isOwn && (
              <RoundLinks radarId={radar.id} editionId={shown?.id ?? null} className={leadLink} />
            )}
          </span>
        </p>
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-center gap-2 print:hidden',
          isLoading && 'invisible',
        )}
      >
        {radar.isOwn && <VoteLink radarId={radar.id} />}
        {shown && <EditionSwitch radar={radar} shown={shown} />}
        {edition && (
          <>
            <Button onPress={() => change({ view: 'present' }, { isStep: true })}>
              <PresentIcon aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="max-xl:sr-only">Present</span>
            </Button>
            <ExportMenu radar={radar} edition={edition} />
            <EditionActions radar={radar} edition={edition} line={line} />
          </>
        )}
        <MoreMenu radar={radar} edition={edition} />
      </div>
    </header>
  );
}
