import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { SharedMenuButton } from '#ui/SharedMenuButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useCollectionContext } from '#features/directory/collections/web/collection-context.ts';
import { NoteSummary } from '#features/directory/collections/web/notes/NoteSummary.tsx';
import type { OpenMoveMenu } from './CompanyMoveMenu.tsx';

/** Further ones are shown as a count. */
const elsewhereShown = 3;

interface Props {
  readonly company: CompanyCard;
  /** The column of the card. */
  readonly columnId: string;
  /** The sub-space that the board shows. */
  readonly below: string | null;
  /** Whether it can be dragged to other columns and the tree. */
  readonly canMove: boolean;
  /** Opens the menu of target columns. Undefined: there are none. */
  readonly onMoveMenu: ((menu: OpenMoveMenu) => void) | undefined;
}

function Elsewhere({ company, columnId, below }: Pick<Props, 'company' | 'columnId' | 'below'>) {
  const { collection } = useCollectionContext();
  const elsewhere = spacesOf(collection, company.id)
    .filter((id) => id !== columnId && id !== below)
    .flatMap((id) => collection.subspaces.find((one) => one.id === id)?.name ?? []);
  const left = elsewhere.length - elsewhereShown;
  if (elsewhere.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1" title={`Also in ${elsewhere.join(', ')}`}>
      <span className="sr-only">Also in</span>
      {elsewhere.slice(0, elsewhereShown).map((one, index) => (
        <Tag key={index}>{one}</Tag>
      ))}
      {left > 0 && <span className="text-small text-ink-3">+{left}</span>}
    </p>
  );
}

/** Name and note summary. */
function Name({ company: { id, name } }: Pick<Props, 'company'>) {
  const note = useCollectionContext().notes.get(id);
  return (
    <p className="flex items-center gap-1.5 text-small leading-4 text-ink-3">
      <span title={name} className="min-w-0 truncate text-control font-semibold text-ink">
        {name}
      </span>
      <NoteSummary note={note} />
    </p>
  );
}

/** A company on the board: name, description, other sub-spaces and move button. */
export function CompanyBoardCard({ company, columnId, below, canMove, onMoveMenu }: Props) {
  const { id, name, logoUrl, oneLiner } = company;
  return (
    <div className="flex items-start gap-2.5">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <div className="min-w-0 flex-1">
        <Name company={company} />
        <p className="mt-0.5 line-clamp-2 text-small text-ink-3">
          {oneLiner ?? <CompanyLine company={company} />}
        </p>
        <Elsewhere company={company} columnId={columnId} below={below} />
      </div>
      {canMove && (
        <div className="-my-0.5 -mr-1 flex">
          <Button
            slot="drag"
            aria-label={`Drag ${name}`}
            className="grid size-6 shrink-0 cursor-grab place-items-center rounded-control text-ink-3 pointer-coarse:sr-only hover:bg-hover hover:text-ink"
          >
            <GripVertical aria-hidden className="size-4" />
          </Button>
          {onMoveMenu && (
            <SharedMenuButton
              label={`Move ${name} to…`}
              onOpen={(opener) => onMoveMenu({ company, from: columnId, opener })}
              className="grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-10 rounded-control text-ink-3 hover:bg-hover hover:text-ink"
            />
          )}
        </div>
      )}
    </div>
  );
}
