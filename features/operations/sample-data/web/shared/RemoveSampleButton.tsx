import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { RemoveSampleDialog } from './RemoveSampleDialog.tsx';

interface Props extends Pick<ButtonProps, 'size'> {
  /** Leaves a screen of what is removed. */
  readonly onRemoved?: () => void;
}

export function RemoveSampleButton({ onRemoved, ...looks }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...looks} onPress={() => setIsOpen(true)}>
        Remove sample data…
      </Button>
      {isOpen && (
        <RemoveSampleDialog
          onClose={() => setIsOpen(false)}
          onRemoved={() => {
            setIsOpen(false);
            onRemoved?.();
          }}
        />
      )}
    </>
  );
}
