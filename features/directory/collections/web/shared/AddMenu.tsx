import {
  Ban,
  Check,
  FolderPlus,
  MessageSquarePlus,
  Plus,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, SubmenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import { requestCollectionDialog } from './collection-dialog-request.ts';
import { useAddCompany } from './use-add-company.ts';
import type { Targets } from './use-targets.ts';

const item =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover';
const popover = 'floating max-w-80 min-w-56 rounded-card p-1';

function Line({
  icon: Icon,
  isOn = false,
  children,
}: {
  readonly icon?: LucideIcon;
  readonly isOn?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <span aria-hidden className="grid size-4 shrink-0 place-items-center">
        {Icon && <Icon className="size-4 text-ink-3" strokeWidth={1.75} />}
        {isOn && <Check className="size-4 text-accent" />}
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </>
  );
}

interface SpacesProps {
  readonly collection: Collection;
  readonly company: NamedCompany;
  readonly title: string;
}

/** Checkboxes of a collection's sub-spaces. */
function Spaces({ collection, company, title }: SpacesProps) {
  const { toggleSpace } = useAddCompany();
  const spaces = spacesOf(collection, company.id);
  return (
    <MenuSection
      selectionMode="multiple"
      selectedKeys={spaces}
      onSelectionChange={(keys) => {
        const changed = collection.subspaces.find(
          ({ id }) => keys !== 'all' && keys.has(id) !== spaces.includes(id),
        );
        if (changed) toggleSpace(collection, company, changed.id);
      }}
    >
      <Header className="px-2 pt-1.5 pb-1 text-small text-ink-3">{title}</Header>
      {flattenSubspaces(collection).map(({ id, path }) => (
        <MenuItem key={id} id={id} textValue={path} className={item}>
          <Line isOn={spaces.includes(id)}>{path}</Line>
        </MenuItem>
      ))}
    </MenuSection>
  );
}

interface Props {
  readonly targets: Targets;
  readonly company: NamedCompany;
  readonly onNew: () => void;
  /** For a menu that many rows share: the button that opened it, and what closes it. */
  readonly shared?: {
    readonly opener: RefObject<Element | null>;
    readonly onClose: () => void;
  };
}

/** Adds a company to sub-spaces, other collections or a new one, or removes it. */
export function AddMenu({
  targets: { active, canEditActive, others, readable, activate },
  company,
  onNew,
  shared,
}: Props) {
  const { add, remove, blacklist, unblacklist } = useAddCompany();
  const state = active === null ? 'neither' : stateOf(active, company);
  const proposable = readable.filter((one) => stateOf(one, company) === 'neither');
  function addTo(collection: Collection): void {
    // Without an active collection, this one becomes active.
    if (active === null) activate(collection.id);
    void add(collection, company);
  }
  return (
    <Popover
      placement="bottom end"
      className={popover}
      {...(shared && {
        isOpen: true,
        triggerRef: shared.opener,
        onOpenChange: (isOpen: boolean) => !isOpen && shared.onClose(),
      })}
    >
      <Menu
        aria-label={`Collections for ${company.name}`}
        className="max-h-96 overflow-y-auto outline-none"
        {...(shared && { autoFocus: 'first' as const, onClose: shared.onClose })}
      >
        {shared && active && canEditActive && state === 'neither' && (
          <MenuItem
            textValue={`Add to ${active.name}`}
            className={item}
            onAction={() => addTo(active)}
          >
            <Line icon={Plus}>Add to {active.name}</Line>
          </MenuItem>
        )}
        {active && canEditActive && active.subspaces.length > 0 && (
          <Spaces collection={active} company={company} title={`Sub-spaces of ${active.name}`} />
        )}
        {others.length > 0 && (
          <MenuSection>
            <Header className="px-2 pt-1.5 pb-1 text-small text-ink-3">
              {active ? 'Other collections' : 'Add to'}
            </Header>
            {others.map((collection) =>
              collection.subspaces.length === 0 ? (
                <MenuItem
                  key={collection.id}
                  id={collection.id}
                  textValue={collection.name}
                  className={item}
                  onAction={() => addTo(collection)}
                >
                  <Line isOn={stateOf(collection, company) === 'listed'}>{collection.name}</Line>
                </MenuItem>
              ) : (
                <SubmenuTrigger key={collection.id}>
                  <MenuItem id={collection.id} textValue={collection.name} className={item}>
                    <Line isOn={stateOf(collection, company) === 'listed'}>{collection.name}</Line>
                    <span aria-hidden className="text-ink-3">
                      ›
                    </span>
                  </MenuItem>
                  <Popover className={popover}>
                    <Menu aria-label={collection.name} className="outline-none">
                      <MenuItem className={item} onAction={() => addTo(collection)}>
                        <Line isOn={stateOf(collection, company) === 'listed'}>
                          Add to {collection.name}
                        </Line>
                      </MenuItem>
                      <Spaces collection={collection} company={company} title="Sub-spaces" />
                    </Menu>
                  </Popover>
                </SubmenuTrigger>
              ),
            )}
          </MenuSection>
        )}
        {proposable.length > 0 && (
          <MenuSection>
            <Header className="px-2 pt-1.5 pb-1 text-small text-ink-3">Propose for</Header>
            {proposable.map((collection) => (
              <MenuItem
                key={collection.id}
                id={collection.id}
                textValue={collection.name}
                className={item}
                onAction={() => requestCollectionDialog({ dialog: 'propose', collection, company })}
              >
                <Line icon={MessageSquarePlus}>{collection.name}</Line>
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuItem textValue="New collection" className={item} onAction={onNew}>
          <Line icon={FolderPlus}>New collection…</Line>
        </MenuItem>
        {active && canEditActive && state === 'listed' && (
          <MenuItem
            textValue={`Remove from ${active.name}`}
            className={item}
            onAction={() => void remove(active, company)}
          >
            <Line icon={X}>Remove from {active.name}</Line>
          </MenuItem>
        )}
        {shared && active && state !== 'blacklisted' && (
          <MenuItem
            textValue={`Blacklist in ${active.name}`}
            className={item}
            onAction={() => void blacklist(active, company)}
          >
            <Line icon={Ban}>Blacklist in {active.name}</Line>
          </MenuItem>
        )}
        {active && canEditActive && state === 'blacklisted' && (
          <MenuItem
            textValue="Remove from blacklist"
            className={item}
            onAction={() => void unblacklist(active, company)}
          >
            <Line icon={Undo2}>Remove from blacklist</Line>
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
