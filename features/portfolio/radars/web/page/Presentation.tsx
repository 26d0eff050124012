import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { pictureOf } from '#features/portfolio/radars/web/edition-picture.ts';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { RadarDrawing } from '#ui/radar/RadarDrawing.tsx';
import { inkOf } from '#ui/radar/radar-colors.ts';
import { MovementMark } from '#features/portfolio/radars/web/shared/movement-words.tsx';
import { useRadarSearch } from './use-radar-search.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
}

const keys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Fills the screen: first what changed and the notes, then each blip that is new or has moved. */
export function Presentation({ radar, edition }: Props) {
  const { change } = useRadarSearch();
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  const picture = useMemo(
    () => pictureOf(`${radar.name}, ${edition.name}`, edition),
    [radar, edition],
  );
  const changed = edition.blips.filter(
    ({ movement, isSettled }) => movement !== 'none' && !isSettled,
  );
  const blip = step === 0 ? null : (changed[step - 1] ?? null);
  const go = (by: number) => setStep((at) => Math.min(changed.length, Math.max(0, at + by)));
  const close = () => change({ view: undefined });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = keys[event.key];
    if (event.key === 'Escape') close();
    else if (by !== undefined) go(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onLeft = useEffectEvent(() => {
    if (document.fullscreenElement === null) close();
  });
  useEffect(() => {
    const before = document.activeElement;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, true);
    frame.current?.focus();
    // Refused where the browser does not allow it: then it fills the window.
    void frame.current?.requestFullscreen?.().catch(() => {});
    const left = () => onLeft();
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('keydown', listen, true);
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const quadrant = edition.quadrants.find(({ id }) => id === blip?.quadrantId);
  const ring = edition.rings.find(({ id }) => id === blip?.ringId);
  return (
    <div
      ref={frame}
      role="dialog"
      aria-modal
      aria-label={`${radar.name}, ${edition.name}`}
      tabIndex={-1}
      className="fixed inset-0 z-40 flex bg-surface outline-none max-md:flex-col"
    >
      <div className="min-h-0 min-w-0 flex-1 bg-sunken">
        <RadarDrawing
          picture={picture}
          selectedId={blip?.id ?? null}
          onSelect={(id) => {
            const at = changed.findIndex((one) => one.id === id);
            if (at !== -1) setStep(at + 1);
          }}
          hoveredId={null}
          onHover={() => {}}
          matching={null}
          zoom={null}
          onZoom={() => {}}
        />
      </div>
      <div className="flex w-full flex-col border-line p-8 max-md:h-1/2 max-md:border-t max-md:p-5 md:w-120 md:border-l">
        <div className="flex items-center justify-between gap-3">
          <p className="text-control text-ink-3">
            {radar.name} · {edition.name}
          </p>
          <Button variant="quiet" size="icon" aria-label="Close" onPress={close}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
        <div aria-live="polite" className="min-h-0 flex-1 overflow-y-auto py-6 wrap-anywhere">
          {blip ? (
            <>
              <p
                className="flex items-center gap-3 font-medium"
                style={{ color: quadrant && inkOf(quadrant.color) }}
              >
                {quadrant?.name} · {ring?.name}
                <MovementMark movement={blip.movement} />
                {blip.lastRing && (
                  <span className="font-normal text-ink-3">from {blip.lastRing.name}</span>
                )}
              </p>
              <h2 className="mt-1 text-title font-semibold">{blip.name}</h2>
              {blip.reason && <p className="mt-3 text-reading font-medium">{blip.reason}</p>}
              <div className="mt-4">
                {blip.description && <MarkdownText text={blip.description} />}
              </div>
            </>
          ) : (
            <>
              <h2 className="text-title font-semibold">{edition.name}</h2>
              <div className="mt-4 space-y-6">
                {edition.summary && <MarkdownText text={edition.summary} />}
                {edition.notes && (
                  <section aria-label="Notes" className="rounded-card bg-sunken p-4">
                    <MarkdownText text={edition.notes} look="body" />
                  </section>
                )}
              </div>
            </>
          )}
        </div>
        <div className="flex items-center justify-between">
          <Button aria-label="Previous" size="icon" isDisabled={step === 0} onPress={() => go(-1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <span className="text-control text-ink-3 tabular">
            {step} of {changed.length} changes
          </span>
          <Button
            aria-label="Next"
            size="icon"
            isDisabled={step === changed.length}
            onPress={() => go(1)}
          >
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </div>
  );
}
