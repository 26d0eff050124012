import {
  CornerDownRight,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { bringingBack } from '#domain/collections/bringing-back.ts';
import type { Collection, Subspace } from '#domain/collections/collection.ts';
import { fitsBelow, pathTo } from '#domain/collections/subspaces.ts';
import { Button } from '#web/ui/Button.tsx';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';

interface Props {
  readonly collection: Collection;
  readonly subspace: Subspace;
  readonly onChange: () => void;
  readonly onAddBelow: () => void;
  readonly onGone: () => void;
}

const item =
  'flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken';

function Line({ icon: Icon, label }: { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
      {label}
    </>
  );
}

const popover = 'floating min-w-44 rounded-card p-1';

/** Where else a sub-space can lie. Worked out only for whoever looks: there may be hundreds. */
function PlacesMenu({ collection, subspace }: Pick<Props, 'collection' | 'subspace'>) {
  const { id, name, parentId } = subspace;
  const change = useCollectionChange(collection.id);
  const places = collection.subspaces.filter(
    (place) => place.id !== parentId && fitsBelow(collection, id, place.id),
  );
  const placeName = (place: Subspace) =>
    pathTo(collection, place.id)
      .map((step) => step.name)
      .join(' / ');
  const top = 'top';
  return (
    <Menu
      aria-label={`Move ${name} to`}
      className="max-h-72 overflow-y-auto outline-none"
      onAction={(key) =>
        void change({
          kind: 'moveSubspace',
          id,
          parentId: key === top ? null : String(key),
        })
      }
    >
      {[
        ...(parentId === null ? [] : [{ id: top, label: 'The top' }]),
        ...places.map((place) => ({ id: place.id, label: placeName(place) })),
      ].map((place) => (
        <MenuItem key={place.id} id={place.id} className={item}>
          {place.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What its owner can do to a sub-space. */
export function SubspaceMenu({ collection, subspace, onChange, onAddBelow, onGone }: Props) {
  const { id, name } = subspace;
  const change = useCollectionChange(collection.id);
  return (
    <MenuTrigger>
      <Button variant="quiet" size="icon" aria-label={`More about ${name}`} className="size-7!">
        <MoreHorizontal aria-hidden className="size-4" />
      </Button>
      <Popover placement="bottom end" className={popover}>
        <Menu aria-label={`More about ${name}`} className="outline-none">
          <MenuItem textValue="Change" className={item} onAction={onChange}>
            <Line icon={Pencil} label="Change…" />
          </MenuItem>
          <MenuItem textValue="Add below" className={item} onAction={onAddBelow}>
            <Line icon={Plus} label="Add below…" />
          </MenuItem>
          <SubmenuTrigger>
            <MenuItem textValue="Move to" className={item}>
              <Line icon={CornerDownRight} label="Move to…" />
            </MenuItem>
            <Popover className={popover}>
              <PlacesMenu {...{ collection, subspace }} />
            </Popover>
          </SubmenuTrigger>
          <MenuItem
            textValue="Delete"
            className={item}
            onAction={() => {
              onGone();
              void change({ kind: 'deleteSubspace', id }, bringingBack(collection, id));
            }}
          >
            <Line icon={Trash2} label="Delete" />
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
