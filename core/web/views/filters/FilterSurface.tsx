import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** What a button opens: below it, or on a phone a sheet at the lower edge, within reach of a thumb. */
export function FilterSurface({ label, children }: Props) {
  const isSmall = useMediaQuery(smallScreen);
  const dialog = (
    <Dialog aria-label={label} className="outline-none">
      {children}
    </Dialog>
  );
  if (!isSmall) {
    return (
      <Popover placement="bottom start" className="floating w-84 rounded-card">
        {dialog}
      </Popover>
    );
  }
  return (
    <ModalOverlay
      isDismissable
      className="fixed inset-x-0 top-0 z-40 flex h-(--visual-viewport-height) items-end bg-scrim"
    >
      <Modal className="floating max-h-[85%] w-full overflow-y-auto rounded-t-dialog pb-[env(safe-area-inset-bottom)]">
        {dialog}
      </Modal>
    </ModalOverlay>
  );
}
