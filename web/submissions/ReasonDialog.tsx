import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

interface Props {
  readonly title: string;
  readonly onGive: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why. There is no way round an answer. */
export function ReasonDialog({ title, onGive, onCancel }: Props) {
  const [reason, setReason] = useState('');
  const isGiven = reason.trim() !== '';
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onCancel}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4"
    >
      <Modal className="floating w-full max-w-md rounded-dialog p-6">
        <Dialog className="outline-none">
          <Heading slot="title" className="text-section font-semibold tracking-[-0.015em]">
            {title}
          </Heading>
          <p className="mt-1 mb-4 text-ink-2">Say why. The reason stays with the submission.</p>
          <TextArea
            label="Reason"
            placeholder="What would have made the difference?"
            value={reason}
            maxLength={limits.reasonCharacters}
            onChange={setReason}
            onSubmit={() => isGiven && onGive(reason)}
            autoFocus
          />
          <div className="mt-4 flex justify-end gap-2">
            <Button variant="quiet" onPress={onCancel}>
              Cancel
            </Button>
            <Button variant="primary" isDisabled={!isGiven} onPress={() => onGive(reason)}>
              {title}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
