import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from './Button.tsx';

interface Props {
  /** The listed thing: "submission". */
  readonly noun: string;
  /** Undefined at an end. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** Buttons for the previous and the next entry of a list. */
export function StepButtons({ noun, previous, next }: Props) {
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Previous ${noun}`}
        isDisabled={!previous}
        onPress={() => previous?.()}
      >
        <ChevronUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Next ${noun}`}
        isDisabled={!next}
        onPress={() => next?.()}
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </>
  );
}
