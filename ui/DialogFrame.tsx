import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';

export type DialogWidth = 'narrow' | 'medium' | 'wide';

const widths: Record<DialogWidth, string> = {
  narrow: 'max-w-md',
  medium: 'max-w-2xl',
  wide: 'max-w-5xl',
};

interface Props {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly onClose: () => void;
  readonly width?: DialogWidth | undefined;
  /** For irreversible actions: a click outside does not close it. */
  readonly isStrict?: boolean;
  /** Whether it has a fixed height, and fills a small screen. */
  readonly isSheet?: boolean;
  readonly children?: ReactNode;
  /** Buttons at the end, the primary one last. */
  readonly actions?: ReactNode;
}

/**
 * A modal dialog: Escape closes it, and the focus moves in and returns. Keys are handled even without a
 * focused element, because its button was disabled or removed.
 */
export function DialogFrame({
  title,
  lead,
  onClose,
  width = 'narrow',
  isStrict = false,
  isSheet = false,
  children,
  actions,
}: Props) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    const catchKeys = (event: KeyboardEvent) => {
      const isOnTop = [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog.current;
      if (!isOnTop || document.activeElement !== document.body) return;
      if (event.key === 'Escape') onClose();
      else dialog.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => document.removeEventListener('keydown', catchKeys);
  }, [onClose]);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isStrict}
      onOpenChange={onClose}
      className={clsx(
        'fixed inset-0 z-40 grid grid-cols-1 grid-rows-[var(--visual-viewport-height)] place-items-center overflow-y-auto bg-scrim px-4',
        isSheet && 'max-sm:px-0',
      )}
    >
      <Modal
        className={clsx(
          'floating w-full rounded-dialog',
          widths[width],
          isSheet && 'max-sm:rounded-none',
        )}
      >
        <Dialog
          ref={dialog}
          className={clsx(
            // The screen above a phone's keyboard.
            'flex max-h-[calc(var(--visual-viewport-height)-2rem)] flex-col outline-none',
            isSheet && 'h-184 max-sm:h-(--visual-viewport-height) max-sm:max-h-none',
          )}
        >
          <div className={clsx('overflow-y-auto p-6 break-words', isSheet && 'flex-1 max-sm:p-4')}>
            <div className="flex items-start justify-between gap-3">
              <Heading
                slot="title"
                className="min-w-0 text-panel font-semibold tracking-[-0.015em]"
              >
                {title}
              </Heading>
              {/* A sheet has no backdrop to press. */}
              {isSheet && (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label="Close"
                  onPress={onClose}
                  className="-my-0.5 -mr-2"
                >
                  <X aria-hidden className="size-4" />
                </Button>
              )}
            </div>
            {lead && <p className="mt-1 text-ink-2">{lead}</p>}
            <div className="mt-4">{children}</div>
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
              {actions}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
