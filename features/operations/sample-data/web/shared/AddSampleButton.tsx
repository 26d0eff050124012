import { Button, type ButtonProps } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { useAddSample } from './use-sample-data.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly onAdded?: () => void;
}

/** Adds the sample data; a refusal stands beside it. */
export function AddSampleButton({ onAdded, ...looks }: Props) {
  const { mutate, isPending, error } = useAddSample(onAdded);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button {...looks} isDisabled={isPending} onPress={() => mutate()}>
        {isPending ? 'Adding…' : 'Add sample data'}
      </Button>
      <ErrorText>{error?.message}</ErrorText>
    </div>
  );
}
