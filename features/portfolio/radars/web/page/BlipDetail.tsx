import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { history } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Blip, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { fillOf, inkOf } from '#ui/radar/radar-colors.ts';
import { BlipActions } from './BlipActions.tsx';
import { BlipComments } from './BlipComments.tsx';
import { BlipCompanies } from './BlipCompanies.tsx';
import { BlipFacts } from './BlipFacts.tsx';
import { BlipTrack } from './BlipTrack.tsx';
import { BlipChanges } from './BlipChanges.tsx';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly blip: Blip;
  readonly canEdit: boolean;
  readonly onMove: (id: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** All of a blip: what it is, what it refers to, what was said and what changed. */
export function BlipDetail(props: Props) {
  const { radar, edition, blip, canEdit, onMove, onBack, onClose } = props;
  const quadrant = edition.quadrants.find(({ id }) => id === blip.quadrantId);
  const color = quadrant?.color ?? '#777777';
  const query = useQuery(queryOptionsOf(history, { params: { id: radar.id, blipId: blip.id } }));
  return (
    <section aria-label={blip.name} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-11 shrink-0 items-center justify-between border-b border-line px-3">
        <Button variant="quiet" size="small" onPress={onBack}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          List
        </Button>
        <Button variant="quiet" size="icon" aria-label="Close" onPress={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 space-y-5 p-5 wrap-anywhere md:overflow-y-auto">
        <header>
          <p
            className="flex items-center gap-2 text-control font-medium"
            style={{ color: inkOf(color) }}
          >
            <span
              aria-hidden
              className="size-2 shrink-0 rounded-full"
              style={{ background: fillOf(color) }}
            />
            {quadrant?.name}
          </p>
          <h2 className="text-panel font-semibold break-words">{blip.name}</h2>
          {canEdit && <BlipActions radar={radar} edition={edition} blip={blip} onMove={onMove} />}
        </header>
        {blip.description && <MarkdownText text={blip.description} look="body" />}
        <div className="min-h-13">
          {query.data && (
            <BlipTrack
              appearances={query.data.appearances}
              shownId={edition.id}
              color={fillOf(color)}
            />
          )}
        </div>
        <BlipFacts blip={blip} edition={edition} />
        <BlipCompanies radarId={radar.id} blip={blip} />
        {radar.isOwn && <BlipComments radarId={radar.id} blipId={blip.id} />}
        {query.data && <BlipChanges changes={query.data.changes} />}
      </div>
    </section>
  );
}
