import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Blip } from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { chosenTags, tagsOf } from './filter-blips.ts';
import { useRadarSearch } from './use-radar-search.ts';

interface Props {
  readonly blips: readonly Blip[];
  /** How many a search leaves; null: nothing is searched for. */
  readonly count: number | null;
  /** Whether it was asked for by its key before it was there. */
  readonly isFocused: boolean;
}

/** Search and tags; what they leave out is dimmed in the drawing. */
export function BlipFilter({ blips, count, isFocused }: Props) {
  const { search, change } = useRadarSearch();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    change({ q: q || undefined }),
  );
  useKeyboardShortcuts({ '/': () => field.current?.focus() });
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const tags = tagsOf(blips);
  const selection = chosenTags(search);
  const toggle = (tag: string, isChosen: boolean) => {
    const next = isChosen ? [...selection, tag] : selection.filter((one) => one !== tag);
    change({ tags: next.length === 0 ? undefined : next.join(',') });
  };
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line px-5 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
      <Search aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <input
        ref={field}
        type="search"
        aria-label="Filter blips"
        placeholder="Filter blips"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            setTyped('');
          }
        }}
        className="h-full min-w-0 flex-1 bg-transparent px-1.5 text-control outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {count !== null && (
        <span role="status" className="text-small text-ink-3 tabular">
          {count}
        </span>
      )}
      {tags.length > 0 && (
        <DialogTrigger>
          <Button
            variant="quiet"
            size="small"
            aria-label={selection.length > 0 ? `Tags, ${selection.length} chosen` : 'Tags'}
          >
            <SlidersHorizontal aria-hidden className="size-3.5" strokeWidth={1.75} />
            {selection.length > 0 && selection.length}
          </Button>
          <Popover placement="bottom end" className="floating w-64 rounded-card p-3">
            <Dialog aria-label="Tags" className="space-y-2 outline-none">
              <SegmentedControl
                label="How tags are combined"
                options={[
                  { value: 'all', label: 'All tags' },
                  { value: 'any', label: 'Any tag' },
                ]}
                value={search.match ?? 'all'}
                onChange={(match) => change({ match: match === 'all' ? undefined : match })}
              />
              <div className="max-h-72 space-y-1 overflow-y-auto">
                {tags.map((tag) => (
                  <CheckboxField
                    key={tag}
                    isSelected={selection.includes(tag)}
                    onChange={(isChosen) => toggle(tag, isChosen)}
                  >
                    {tag}
                  </CheckboxField>
                ))}
              </div>
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
      <kbd className="rounded-chip border border-line px-1.5 font-sans text-small text-ink-3 pointer-coarse:hidden">
        /
      </kbd>
    </div>
  );
}
