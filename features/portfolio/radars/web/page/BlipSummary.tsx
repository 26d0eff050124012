import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { history } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { pluralize } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { CompanyMark } from '#ui/CompanyMark.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { fillOf, inkOf } from '#ui/radar/radar-colors.ts';
import { smallScreen } from '#ui/use-media-query.ts';
import { BlipTrack } from './BlipTrack.tsx';

interface Props {
  readonly radarId: string;
  readonly edition: Edition;
  readonly blip: Blip;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const counted = ({ companies, opportunities, projects }: Blip): string =>
  [
    companies.length > 0 && pluralize(companies.length, 'company', 'companies', 'en'),
    opportunities.length > 0 &&
      pluralize(opportunities.length, 'opportunity', 'opportunities', 'en'),
    projects.length > 0 && pluralize(projects.length, 'project', 'projects', 'en'),
  ]
    .filter(Boolean)
    .join(', ');

/** The chosen blip in short, above the list. */
export function BlipSummary({ radarId, edition, blip, onOpen, onClose }: Props) {
  const quadrant = edition.quadrants.find(({ id }) => id === blip.quadrantId);
  const query = useQuery(queryOptionsOf(history, { params: { id: radarId, blipId: blip.id } }));
  const color = quadrant?.color ?? '#777777';
  const links = counted(blip);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone it stands above the list, which is part of the page.
    if (matchMedia(smallScreen).matches) frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={frame}
      aria-label={blip.name}
      className="shrink-0 scroll-mt-16 scroll-mb-20 border-b border-line p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <p
          className="flex min-w-0 items-center gap-2 text-control font-medium"
          style={{ color: inkOf(color) }}
        >
          <span
            aria-hidden
            className="size-2 shrink-0 rounded-full"
            style={{ background: fillOf(color) }}
          />
          <span className="truncate">{quadrant?.name}</span>
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close"
          onPress={onClose}
          className="-mt-1.5 -mr-2"
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <h2 className="text-section font-semibold break-words">{blip.name}</h2>
      {blip.description && (
        <div className="mt-1.5 line-clamp-5 text-control">
          <MarkdownText text={blip.description} look="cell" />
        </div>
      )}
      <div className="mt-3 h-13">
        {query.data && (
          <BlipTrack
            appearances={query.data.appearances}
            shownId={edition.id}
            color={fillOf(color)}
          />
        )}
      </div>
      <div className="mt-3 flex items-center gap-3">
        <span className="flex -space-x-1 empty:hidden">
          {blip.companies.slice(0, 4).map(({ id, name }) => (
            <CompanyMark key={id} name={name} className="size-6 rounded-chip ring-2 ring-surface" />
          ))}
        </span>
        <span className="min-w-0 flex-1 truncate text-control text-ink-2">
          {links || 'No companies linked'}
        </span>
        <Button onPress={onOpen}>Open</Button>
      </div>
    </section>
  );
}
