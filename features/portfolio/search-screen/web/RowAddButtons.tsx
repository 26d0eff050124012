import { clsx } from 'clsx';
import { Ban, Check, ChevronDown, Plus } from 'lucide-react';
import type { CompanyState } from '#features/directory/collections/domain/lists.ts';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { menuButton } from '#ui/menu-button.ts';

export interface RowAddProps {
  readonly hit: CompanyHit;
  /** In the active collection. */
  readonly state: CompanyState;
  /** Name of the active collection. */
  readonly collection: string | undefined;
  /** Adds to the active collection at once; undefined: there is none that may be changed. */
  readonly onAdd: ((hit: CompanyHit) => void) | undefined;
  /** Opens the menu of collections below the button. */
  readonly onMenu: (hit: CompanyHit, opener: HTMLElement) => void;
}

interface Props extends RowAddProps {
  /** Without the menu of other collections. */
  readonly isShort?: boolean;
  readonly className: string;
}

const button =
  'grid size-7 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-press hover:text-ink pointer-coarse:size-11';

/**
 * Adds the result to the active collection; where it is listed or blacklisted already, says so and
 * offers the menu. Plain buttons, since each of many rows has them.
 */
export function RowAddButtons(props: Props) {
  const { hit, state, collection, onAdd, onMenu, isShort = false, className } = props;
  const { name } = hit;
  const isKnown = collection !== undefined && state !== 'neither';
  const isListed = isKnown && state === 'listed';
  const Icon = isKnown ? (isListed ? Check : Ban) : Plus;
  const adds = onAdd !== undefined && !isKnown;
  const words = isKnown
    ? `${isListed ? 'In' : 'Blacklisted in'} ${collection}`
    : `Add to ${adds ? collection : 'a collection'}`;
  const opensMenu = menuButton((opener) => onMenu(hit, opener));
  return (
    <div className={clsx('relative', className)}>
      <button
        {...(adds ? { type: 'button', onClick: () => onAdd(hit) } : opensMenu)}
        aria-label={isKnown ? `${words}: ${name}` : words.replace('Add', `Add ${name}`)}
        title={words}
        className={clsx(button, isListed && 'text-accent-ink!')}
      >
        <Icon aria-hidden className="size-4" strokeWidth={isKnown ? 2.25 : 1.75} />
      </button>
      {!isShort && (
        <button
          {...opensMenu}
          aria-label={`Choose collection for ${name}`}
          title="Choose collection"
          className={clsx(button, '-mr-1 text-ink-3!')}
        >
          <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}
