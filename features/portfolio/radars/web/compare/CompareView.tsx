import { Download, Radar } from 'lucide-react';
import { useMemo } from 'react';
import { compareEditions } from '#features/portfolio/radars/domain/compare-editions.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { useRadarPage, zoomSearch } from '#features/portfolio/radars/web/page/use-radar-page.ts';
import { useRadarSearch } from '#features/portfolio/radars/web/page/use-radar-search.ts';
import { saveSheet } from '#core/web/views/export-file.ts';
import { Button } from '#ui/Button.tsx';
import { RadarDrawing } from '#ui/radar/RadarDrawing.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';
import { comparePicture } from './compare-picture.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareSheet } from './compare-sheet.ts';
import { useCompared } from './use-compared.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
}

/** The edition shown beside another one: a line for each disagreement, and the same as a table. */
export function CompareView({ radar, edition }: Props) {
  const { search, change } = useRadarSearch();
  const { picture, zoom, hoveredId, onHover } = useRadarPage(radar, edition, search);
  const { radarId, radars, radarName, isOther, editions, chosen, other } = useCompared(
    radar,
    edition,
    search,
  );
  const comparison = useMemo(
    () => (other.data ? compareEditions<Edition['blips'][number]>(edition, other.data) : null),
    [edition, other.data],
  );
  const drawn = useMemo(
    () => comparison && comparePicture(picture, comparison),
    [picture, comparison],
  );
  const selectedId = edition.blips.some(({ id }) => id === search.blip)
    ? (search.blip ?? null)
    : null;
  const select = (blip: string) => change({ blip: blip === selectedId ? undefined : blip });
  const [here, there] = isOther
    ? [radar.name, radarName]
    : [edition.name, chosen?.name ?? 'another edition'];
  return (
    <>
      <section
        aria-label="Drawing"
        className="relative min-w-0 flex-1 bg-sunken max-md:h-[min(104vw,70dvh)] max-md:flex-none print:h-180 print:bg-transparent"
      >
        <RadarDrawing
          picture={drawn?.picture ?? picture}
          selectedId={selectedId}
          hoveredId={hoveredId}
          onHover={onHover}
          zoom={zoom}
          onSelect={select}
          matching={drawn?.matching ?? null}
          {...(drawn && { lines: drawn.lines })}
          onZoom={(next) => change(zoomSearch(edition, next), { isStep: true })}
        />
      </section>
      <aside
        aria-label="Comparison"
        className="flex min-h-0 w-full shrink-0 flex-col border-line max-md:border-t md:w-87 md:border-l"
      >
        <div className="shrink-0 space-y-3 border-b border-line p-5">
          <div className="flex items-center justify-between gap-2">
            <h2 className="text-section font-semibold">Compared with</h2>
            <Button size="small" onPress={() => change({ view: undefined })}>
              <Radar aria-hidden className="size-3.5" strokeWidth={1.75} />
              Show radar
            </Button>
          </div>
          <SelectField
            label="Radar"
            options={radars.map(({ id, name }) => ({ value: id, label: name }))}
            value={radarId}
            onChange={(id) =>
              change({ withRadar: id === radar.id ? undefined : id, with: undefined })
            }
          />
          {editions.length > 0 && (
            <SelectField
              label="Edition"
              options={editions
                .map(({ id, name, state }) => ({
                  value: id,
                  label: state === 'draft' ? `${name}, draft` : name,
                }))
                .toReversed()}
              value={chosen?.id ?? null}
              onChange={(id) => change({ with: id })}
            />
          )}
          {comparison && other.data && (
            <Button
              size="small"
              onPress={() =>
                void saveSheet(
                  compareSheet(comparison, [edition, here], [other.data, there]),
                  `${radar.name} ${edition.name} and ${there}`,
                  'csv',
                ).catch(toastError)
              }
            >
              <Download aria-hidden className="size-3.5" strokeWidth={1.75} />
              CSV
            </Button>
          )}
        </div>
        <div className="min-h-0 flex-1 px-3 pb-3 md:overflow-y-auto">
          {other.error && !other.data ? (
            <ErrorState
              title="The other edition could not be loaded"
              error={other.error}
              onRetry={() => void other.refetch()}
            />
          ) : comparison && other.data ? (
            <CompareTable
              comparison={comparison}
              here={here}
              there={there}
              selectedId={selectedId}
              onHover={onHover}
              onSelect={select}
              one={edition}
              other={other.data}
            />
          ) : chosen ? (
            <div className="space-y-2 pt-3">
              <SkeletonRepeat count={10} className="h-7" />
            </div>
          ) : (
            <EmptyState title="This radar has no other edition">
              Choose another radar, or publish the next edition.
            </EmptyState>
          )}
        </div>
      </aside>
    </>
  );
}
