import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Shortcut } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
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
            className="min-w-6 rounded-chip border border-line-strong bg-hover px-1.5 py-px text-center font-sans text-small font-medium"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
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
          <div className="grid gap-x-8 sm:grid-cols-2">
            <dl>
              {[...general, ...ofFeatures].map(([keys, what]) => (
                <Row key={what} keys={keys} what={what} />
              ))}
            </dl>
            <dl>
              {[...sections, ...tools].map(({ key, label }) => (
                <Row key={key} keys={['g', key]} what={label} />
              ))}
            </dl>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
