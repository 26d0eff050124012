import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditionSummary, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { editionOptions } from './use-edition.ts';
import { useRadarSearch } from './use-radar-search.ts';

/** More than these are chosen from a list; on a phone, where names would break, more than two. */
const segmentsMost = { wide: 4, small: 2 };
/** A move takes 600 ms; the rest is for looking. */
const stepMs = 1900;

interface Props {
  readonly radar: RadarPage;
  readonly shown: EditionSummary;
}

/** Chooses the edition; plays them one after the other from the first. */
export function EditionSwitch({ radar: { id, editions }, shown }: Props) {
  const { change } = useRadarSearch();
  const client = useQueryClient();
  const most = useMediaQuery(smallScreen) ? segmentsMost.small : segmentsMost.wide;
  const [isPlaying, setPlaying] = useState(false);
  const choose = (edition: string) => change({ edition });
  const prefetch = () => {
    for (const one of editions) void client.prefetchQuery(editionOptions(id, one.id));
  };
  const at = editions.findIndex((one) => one.id === shown.id);
  const step = useEffectEvent(() => {
    const next = editions[at + 1];
    if (next) choose(next.id);
    if (at + 2 >= editions.length) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(step, stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  const options = editions.map((one) => ({
    value: one.id,
    label: one.state === 'draft' ? `${one.name}, draft` : one.name,
  }));
  const label = 'Edition';
  return (
    <div className="flex min-w-0 max-w-full items-center gap-2 max-sm:basis-full">
      <div className="min-w-0 overflow-x-auto" onPointerEnter={prefetch}>
        {editions.length <= most ? (
          <SegmentedControl label={label} options={options} value={shown.id} onChange={choose} />
        ) : (
          <SelectField
            label={label}
            options={options.toReversed()}
            isLabelHidden
            value={shown.id}
            onChange={choose}
          />
        )}
      </div>
      {editions.length > 1 && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={isPlaying ? 'Pause' : 'Play the editions'}
          onPress={() => {
            prefetch();
            const first = editions[0];
            if (!isPlaying && first && at === editions.length - 1) choose(first.id);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-4" strokeWidth={1.75} />
          ) : (
            <Play aria-hidden className="size-4" strokeWidth={1.75} />
          )}
        </Button>
      )}
    </div>
  );
}
