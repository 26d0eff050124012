import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from './Button.tsx';

interface Props {
  /** What one steps through: "submission". */
  readonly noun: string;
  /** Left out at an end. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** To the one before and the one behind, in a list that stands beside. */
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
