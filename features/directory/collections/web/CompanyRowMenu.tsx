import { Ban, ExternalLink, FolderInput, PanelRight, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from '@tanstack/react-router';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { ActionMenu, type MenuActions } from '#ui/ActionMenu.tsx';
import { SubspacePicker } from '#features/directory/collections/web/subspaces/SubspacePicker.tsx';
import { useBulkActions } from '#features/directory/collections/web/bulk/use-bulk-actions.ts';

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
  readonly onOpen: (key: string, at?: 'note') => void;
  readonly onClose: () => void;
}

/** Actions on a row's company. One menu serves all rows, because there are thousands. */
export function CompanyRowMenu({ open, collection, companies, canEdit, onOpen, onClose }: Props) {
  const navigate = useNavigate();
  const { remove, blacklist } = useBulkActions(collection);
  const [isOnSpaces, setIsOnSpaces] = useState(false);
  const company = companies.find((one) => refKey(one) === open.key);
  if (!company) return null;
  const { kind, id, name } = company;
  const actions: MenuActions = [
    { id: 'open', label: 'Open', icon: PanelRight, keys: 'Enter', run: () => onOpen(open.key) },
    {
      id: 'page',
      label: 'Open page',
      icon: ExternalLink,
      run: () => void navigate({ to: '/company/$kind/$id', params: { kind, id } }),
    },
    canEdit &&
      collection.subspaces.length > 0 && {
        id: 'spaces',
        label: 'Sub-spaces…',
        icon: FolderInput,
        staysOpen: true,
        run: () => setIsOnSpaces(true),
      },
    canEdit && {
      id: 'note',
      label: 'Note…',
      icon: StickyNote,
      run: () => onOpen(open.key, 'note'),
    },
    canEdit && {
      id: 'remove',
      label: 'Remove',
      icon: Trash2,
      keys: 'Del',
      isDestructive: true,
      run: () => void remove([company]),
    },
    {
      id: 'blacklist',
      label: 'Blacklist',
      icon: Ban,
      keys: 'b',
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
        <SubspacePicker collection={collection} companies={[company]} />
      ) : (
        <ActionMenu label={`More about ${name}`} actions={actions} isFirst onClose={onClose} />
      )}
    </Popover>
  );
}
