import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Shortcut } from '#core/web/feature.ts';
import { listedKeys } from '#core/web/screen-keys.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { CharacterShortcuts } from './CharacterShortcuts.tsx';
import { useSections } from './use-sections.ts';

const general: readonly Shortcut[] = [
  [['Ctrl', 'K'], 'Search or jump to'],
  [['?'], 'Show shortcuts'],
  [['j'], 'Next in a list'],
  [['k'], 'Previous in a list'],
  [['Enter'], 'Open'],
  [['x'], 'Select row'],
  [['f'], 'Filter a list'],
  [['Esc'], 'Close the panel or dialog'],
];

function Row({ keys, what }: { readonly keys: readonly string[]; readonly what: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="text-ink-2">{what}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-6 rounded-chip border border-line-strong bg-hover px-1.5 py-px text-center font-sans whitespace-nowrap text-small font-medium"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly keys: readonly Shortcut[];
}

function Group({ title, keys: shortcuts }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="mt-3 mb-1 text-small text-ink-3">{title}</h3>
      <dl>
        {shortcuts.map(([keys, what]) => (
          <Row key={what} keys={keys} what={what} />
        ))}
      </dl>
    </section>
  );
}

/** Lists the shortcuts of the screen that is shown, and those that hold everywhere. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  // Those of the moment when it was opened: below it nothing changes.
  const [ofScreen] = useState(listedKeys);
  const sections = useSections();
  const features = useFeatures();
  const ofFeatures = features.flatMap(({ shortcuts = [] }) => shortcuts);
  const tools = features.flatMap(({ tool }) => tool ?? []);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4"
    >
      <Modal className="floating max-h-[85dvh] w-full max-w-lg overflow-y-auto rounded-dialog p-6">
        <Dialog className="outline-none">
          <Heading slot="title" className="mb-3 text-panel font-semibold">
            Keyboard shortcuts
          </Heading>
          <CharacterShortcuts />
          <div className="grid gap-x-8 sm:grid-cols-2">
            <div>
              {ofScreen.length > 0 && <Group title="This screen" keys={ofScreen} />}
              <Group
                title="Go to"
                keys={[...sections, ...tools].map(({ key, label }): Shortcut => [
                  ['g', key],
                  label,
                ])}
              />
            </div>
            <Group title="Everywhere" keys={[...general, ...ofFeatures]} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
