import { CornerDownLeft, Search } from 'lucide-react';
import { use, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { useFeatures } from '#core/web/features-context.ts';
import { paletteSources } from './palette-sources.ts';
import type { Command, PaletteGroup } from './palette.ts';
import { useCommands } from './use-commands.ts';

interface LineProps {
  readonly command: Command;
  /** Whether Enter opens it. */
  readonly isNamed: boolean;
}

function Line({ command: { icon: Icon, label, hint }, isNamed }: LineProps): ReactNode {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="max-w-2/5 shrink-0 truncate text-small text-ink-3">{hint}</span>
      {isNamed && <CornerDownLeft role="img" aria-label="Enter" className="size-3.5 text-ink-3" />}
    </>
  );
}

interface SectionProps {
  readonly group: PaletteGroup;
  /** Shown while the next results are pending, and not to be chosen. */
  readonly isDisabled: boolean;
  readonly named?: Command | undefined;
}

const Section = ({ group: { title, commands }, isDisabled, named }: SectionProps) => (
  <MenuSection id={title}>
    <Header className="px-2.5 pt-2 pb-1 text-small text-ink-3">{title}</Header>
    {commands.map((command) => (
      <MenuItem
        key={command.id}
        id={command.id}
        textValue={command.label}
        isDisabled={isDisabled}
        className="flex h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 -outline-offset-2 outline-accent data-[disabled]:cursor-default data-[disabled]:opacity-60 data-[focused]:bg-accent-soft data-[focus-visible]:outline-2"
      >
        <Line command={command} isNamed={command.id === named?.id} />
      </MenuItem>
    ))}
  </MenuSection>
);

/** One field to navigate, search and run commands. */
export function CommandPalette({
  onClose,
  onShortcuts,
}: {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}) {
  const [typed, setTyped] = useState('');
  const sources = use(paletteSources(useFeatures()));
  const { groups, found, isStale, named } = useCommands(typed, sources, onShortcuts);
  /** Whether the arrows have chosen another one since it was typed. */
  const [hasMoved, setMoved] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) setMoved(true);
    if (event.key !== 'Enter' || !named || hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    named.run();
  };
  const commands = [...groups, ...found].flatMap((group) => group.commands);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-40 flex justify-center bg-scrim px-4 pt-[12vh]"
    >
      <Modal className="floating h-fit w-full max-w-xl overflow-hidden rounded-dialog">
        <Dialog
          aria-label="Search or jump to"
          className="max-h-[calc(50vh+3.25rem)] scroll-pt-14 overflow-y-auto outline-none"
        >
          <div role="presentation" onKeyDownCapture={onKeyDown}>
            <Autocomplete
              inputValue={typed}
              onInputChange={(next) => {
                setMoved(false);
                setTyped(next);
              }}
            >
              <SearchField
                aria-label="Search or jump to"
                autoFocus
                className="sticky top-0 z-10 flex items-center border-b border-line bg-raised px-4"
              >
                <Search aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
                <Input
                  placeholder="Search companies, opportunities, people, or type a command"
                  className="h-13 w-full bg-transparent px-3 text-reading outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              <Menu
                aria-label="Results"
                className="p-1.5 outline-none"
                renderEmptyState={() => (
                  <p className="px-3 py-8 text-center text-ink-3">
                    No results. Try fewer or other words.
                  </p>
                )}
                onAction={(key) => {
                  onClose();
                  commands.find(({ id }) => id === key)?.run();
                }}
              >
                {groups.map((group) => (
                  <Section key={group.title} group={group} isDisabled={false} />
                ))}
                {found.map((group) => (
                  <Section key={group.title} group={group} isDisabled={isStale} named={named} />
                ))}
              </Menu>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
