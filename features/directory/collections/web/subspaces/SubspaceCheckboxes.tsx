import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { FlatSubspace } from '#features/directory/collections/domain/subspaces.ts';
import { coarsePointer, useMediaQuery } from '#ui/use-media-query.ts';

/** Row height and indentation in pixels; rows visible without scrolling. */
const row = { height: 32, forFinger: 40, step: 16, most: 8 };

interface Props {
  readonly steps: readonly FlatSubspace[];
  /** Whether the list is filtered; then each shows its path. */
  readonly isFiltered: boolean;
  readonly chosen: readonly string[];
  readonly onToggle: (id: string, isIn: boolean) => void;
}

/** Nested sub-spaces as checkboxes, virtualized. */
export function SubspaceCheckboxes({ steps, isFiltered, chosen, onToggle }: Props) {
  const height = useMediaQuery(coarsePointer) ? row.forFinger : row.height;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: height }}>
      <GridList
        aria-label="Sub-spaces"
        items={steps}
        dependencies={[isFiltered]}
        selectionMode="multiple"
        selectedKeys={chosen}
        // Escape closes the panel, and does not clear the selection.
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const turned = steps.find(({ id }) => keys.has(id) !== chosen.includes(id));
          if (turned) onToggle(turned.id, keys.has(turned.id));
        }}
        style={{ height: Math.max(1, Math.min(steps.length, row.most)) * height }}
        className="-mx-1.5 overflow-y-auto overscroll-y-contain rounded-control outline-none [scrollbar-width:thin]"
        renderEmptyState={() => (
          <p className="px-1.5 py-1.5 text-control text-ink-3">No matching sub-space.</p>
        )}
      >
        {({ id, name, above }) => (
          <GridListItem
            id={id}
            textValue={name}
            className="h-full cursor-pointer rounded-control text-control outline-none hover:bg-hover data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-accent"
          >
            {({ isSelected }) => (
              <span
                style={{ paddingLeft: isFiltered ? 0 : above.length * row.step }}
                className="ml-1.5 flex h-full min-w-0 items-center"
              >
                <Checkbox slot="selection" className="relative flex min-h-6 min-w-6 items-center">
                  <span
                    aria-hidden
                    className={clsx(
                      'grid size-4 shrink-0 place-items-center rounded-chip border',
                      isSelected
                        ? 'border-accent bg-accent text-on-accent'
                        : 'border-line-strong bg-raised *:invisible',
                    )}
                  >
                    <Check className="size-3" strokeWidth={2.5} />
                  </span>
                </Checkbox>
                <span className="truncate">{name}</span>
                {isFiltered && above.length > 0 && (
                  <span className="ml-2 min-w-0 flex-1 truncate text-small text-ink-3">
                    {above.join(' / ')}
                  </span>
                )}
              </span>
            )}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
