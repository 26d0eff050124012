import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSections } from './use-sections.ts';

const general: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl', 'K'], 'Search everything, or do something'],
  [['g', 'n'], 'Notifications'],
  [['?'], 'This list'],
  [['j'], 'Next in a list'],
  [['k'], 'Previous in a list'],
  [['Enter'], 'Open what is marked'],
  [['/'], 'Scout: to the field'],
  [['c'], 'Into the active collection, from anywhere'],
  [['b'], 'Onto its blacklist'],
  [['a'], 'Add what is suggested'],
  [['x'], 'Choose what is marked'],
  [['Del'], 'Take what is chosen out of a collection'],
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
            className="min-w-6 rounded-[4px] border border-line-strong bg-sunken px-1.5 py-px text-center font-sans text-meta font-medium"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

/** Every key there is, in one place. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const sections = useSections();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4"
    >
      <Modal className="floating max-h-[85dvh] w-full max-w-lg overflow-y-auto rounded-dialog p-6">
        <Dialog className="outline-none">
          <Heading slot="title" className="mb-3 text-section font-semibold">
            Keyboard
          </Heading>
          <div className="grid gap-x-8 sm:grid-cols-2">
            <dl>
              {general.map(([keys, what]) => (
                <Row key={what} keys={keys} what={what} />
              ))}
            </dl>
            <dl>
              {sections.map(({ key, label }) => (
                <Row key={key} keys={['g', key]} what={label} />
              ))}
            </dl>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
