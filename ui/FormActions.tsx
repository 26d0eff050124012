import { Button } from './Button.tsx';

interface Props {
  /** What the button that submits is called. */
  readonly submit: string;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
}

/** The end of a form in a dialog. */
export function FormActions({ submit, isBusy = false, onCancel }: Props) {
  return (
    <div className="flex justify-end gap-2">
      <Button variant="quiet" onPress={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" isDisabled={isBusy}>
        {submit}
      </Button>
    </div>
  );
}
