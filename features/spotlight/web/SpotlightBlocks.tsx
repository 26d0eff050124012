import { clsx } from 'clsx';
import type { SpotlightBlock } from '#features/spotlight/domain/spotlight.ts';
import { AutomaticBlock } from './AutomaticBlock.tsx';
import { WrittenBlock } from './WrittenBlock.tsx';

interface Props {
  readonly blocks: readonly SpotlightBlock[];
  /** The last visit; null: nothing is marked as new. */
  readonly since?: string | null;
  readonly withCorporation?: boolean;
}

/** Opportunities stand in cards beside each other, the others in columns. */
const isWide = (block: SpotlightBlock, isLead: boolean): boolean =>
  isLead || block.id === 'opportunities';

/** The blocks of a page: one lead, then the others. */
export function SpotlightBlocks({ blocks, since = null, withCorporation = false }: Props) {
  const isFresh = (at: string) => since !== null && at > since;
  const [first] = blocks;
  return (
    <div className="grid grid-flow-row-dense items-start gap-x-10 gap-y-10 lg:grid-cols-2">
      {blocks.map((block) => {
        const isLead = block === first && block.kind === 'written';
        return (
          <div key={block.id} className={clsx('min-w-0', isWide(block, isLead) && 'lg:col-span-2')}>
            {block.kind === 'written' ? (
              <WrittenBlock block={block} isFresh={isFresh(block.at)} isLead={isLead} />
            ) : (
              <AutomaticBlock {...{ block, isFresh, withCorporation }} />
            )}
          </div>
        );
      })}
    </div>
  );
}
