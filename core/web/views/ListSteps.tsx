import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';

interface Props {
  /** The listed thing: "submission". */
  readonly noun: string;
  /** The list in the order shown. */
  readonly keys: readonly string[];
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
}

/** In the panel of an open record: the previous and the next one of the list, also by `k` and `j`. */
export function ListSteps({ noun, keys, openKey, onOpen }: Props) {
  const place = keys.indexOf(openKey);
  const [previous, next] = place === -1 ? [] : [keys[place - 1], keys[place + 1]];
  const open = (key: string | undefined) => key !== undefined && onOpen(key);
  useKeyboardShortcuts({ j: () => void open(next), k: () => void open(previous) });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Previous ${noun}`}
        isDisabled={previous === undefined}
        onPress={() => open(previous)}
      >
        <ChevronUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Next ${noun}`}
        isDisabled={next === undefined}
        onPress={() => open(next)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </>
  );
}
