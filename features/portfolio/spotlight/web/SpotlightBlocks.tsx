import { clsx } from 'clsx';
import type { SpotlightBlock } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { AutomaticBlock } from './AutomaticBlock.tsx';
import { WrittenBlock } from './WrittenBlock.tsx';

interface Props {
  readonly blocks: readonly SpotlightBlock[];
  /** The last visit; null: nothing is marked as new. */
  readonly since?: string | null;
  readonly withCorporation?: boolean;
  /** They are of an earlier edition. */
  readonly areOld?: boolean;
}

/** Opportunities stand in cards beside each other, the others in columns. */
const isWide = (block: SpotlightBlock, first: SpotlightBlock | undefined): boolean =>
  block.id === 'opportunities' || (block === first && block.kind === 'written');

interface Group {
  readonly isWide: boolean;
  readonly blocks: SpotlightBlock[];
}

/** Blocks that follow each other and share a width. */
function groupsOf(blocks: readonly SpotlightBlock[]): readonly Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const wide = isWide(block, blocks[0]);
    const last = groups.at(-1);
    if (!wide && last?.isWide === false) last.blocks.push(block);
    else groups.push({ isWide: wide, blocks: [block] });
  }
  return groups;
}

/** The blocks of a page: one lead, then the others. */
export function SpotlightBlocks({
  blocks,
  since = null,
  withCorporation = false,
  areOld = false,
}: Props) {
  const isFresh = (at: string) => since !== null && at > since;
  return (
    <div className="space-y-10">
      {groupsOf(blocks).map((group) => (
        <div
          key={group.blocks[0]?.id}
          className={clsx(!group.isWide && 'mb-0 gap-x-10 lg:columns-2')}
        >
          {group.blocks.map((block) => (
            <div
              key={block.id}
              className={clsx('min-w-0', !group.isWide && 'break-inside-avoid pb-10')}
            >
              {block.kind === 'written' ? (
                <WrittenBlock
                  block={block}
                  isFresh={isFresh(block.at)}
                  isLead={group.isWide}
                  isOld={areOld}
                />
              ) : (
                <AutomaticBlock block={block} isFresh={isFresh} withCorporation={withCorporation} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
