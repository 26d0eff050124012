import { lazy, Suspense } from 'react';
import type { BlipOrigin } from './blip-origin.ts';

const ProposeDialog = lazy(async () => ({
  default: (await import('#features/radars/web/proposals/ProposeDialog.tsx')).ProposeDialog,
}));

interface Props {
  readonly origin: BlipOrigin;
  readonly radarId?: string;
  readonly onClose: () => void;
}

/** The dialog that proposes blips for a radar, loaded when it is opened. */
export function ProposeBlip(props: Props) {
  return (
    <Suspense>
      <ProposeDialog {...props} />
    </Suspense>
  );
}
