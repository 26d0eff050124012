import { Radar } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { BlipOrigin } from './blip-origin.ts';
import { ProposeBlip } from './ProposeBlip.tsx';
import { useMayPropose } from './use-may-propose.ts';

interface Props {
  readonly origin: BlipOrigin;
  readonly size?: 'small' | 'medium';
}

/** Proposes a blip from what is shown; absent for who sees no corporation's radars. */
export function ProposeBlipButton({ origin, size = 'medium' }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayPropose()) return null;
  return (
    <>
      <Button size={size} onPress={() => setOpen(true)}>
        <Radar aria-hidden className="size-4" strokeWidth={1.75} />
        Propose blip…
      </Button>
      {isOpen && <ProposeBlip origin={origin} onClose={() => setOpen(false)} />}
    </>
  );
}
