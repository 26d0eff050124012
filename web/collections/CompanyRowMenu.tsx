import {
  Ban,
  ExternalLink,
  FolderInput,
  PanelRight,
  StickyNote,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from '@tanstack/react-router';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { SpacesChoice } from './subspaces/SpacesChoice.tsx';
import { useMany } from './many/use-many.ts';

/** The company whose menu is open, and the button that opened it. */
export interface OpenRowMenu {
  readonly key: string;
  readonly at: HTMLElement;
}

interface Props {
  readonly open: OpenRowMenu;
  readonly collection: Collection;
  readonly companies: readonly CompanyCard[];
  readonly canEdit: boolean;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly run: () => void;
}

/** When the panel is there, its note is what one came for. */
function openNote(open: () => void): void {
  open();
  setTimeout(() => document.querySelector<HTMLElement>('aside textarea')?.focus(), 150);
}

/** What can be done with the company of a row: one menu for all of them, because there are thousands. */
export function CompanyRowMenu({ open, collection, companies, canEdit, onOpen, onClose }: Props) {
  const navigate = useNavigate();
  const { remove, blacklist } = useMany(collection);
  const [isOnSpaces, setIsOnSpaces] = useState(false);
  const company = companies.find((one) => refKey(one) === open.key);
  if (!company) return null;
  const { kind, id, name } = company;
  const show = () => onOpen(open.key);
  const acts: readonly (Act | false)[] = [
    { id: 'open', label: 'Open', icon: PanelRight, keys: 'Enter', run: show },
    {
      ...{ id: 'page', label: 'Go to its page', icon: ExternalLink },
      run: () => void navigate({ to: '/company/$kind/$id', params: { kind, id } }),
    },
    canEdit &&
      collection.subspaces.length > 0 && {
        ...{ id: 'spaces', label: 'Sub-spaces…', icon: FolderInput },
        run: () => setIsOnSpaces(true),
      },
    canEdit && { id: 'note', label: 'Note…', icon: StickyNote, run: () => openNote(show) },
    canEdit && {
      ...{ id: 'remove', label: 'Remove', icon: Trash2, keys: 'Del' },
      run: () => void remove([company]),
    },
    {
      ...{ id: 'blacklist', label: 'Blacklist', icon: Ban, keys: 'b' },
      run: () => void blacklist([company]),
    },
  ];
  return (
    <Popover
      key={isOnSpaces ? 'spaces' : 'acts'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: open.at }}
      placement="bottom end"
      className="floating min-w-52 rounded-card p-1"
    >
      {isOnSpaces ? (
        <SpacesChoice collection={collection} companies={[company]} />
      ) : (
        <Menu
          aria-label={`More about ${name}`}
          autoFocus="first"
          className="outline-none"
          onAction={(chosen) => {
            if (chosen !== 'spaces') onClose();
            acts.find((act) => act && act.id === chosen && (act.run(), true));
          }}
        >
          {acts.map(
            (act) =>
              act && (
                <MenuItem
                  key={act.id}
                  id={act.id}
                  textValue={act.label}
                  className="flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
                >
                  <act.icon aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
                  {act.label}
                  {act.keys && (
                    <kbd className="ml-auto pl-4 font-sans text-meta text-ink-3">{act.keys}</kbd>
                  )}
                </MenuItem>
              ),
          )}
        </Menu>
      )}
    </Popover>
  );
}
