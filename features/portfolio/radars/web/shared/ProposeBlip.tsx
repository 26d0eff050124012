import { Suspense } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { BlipOrigin } from './blip-origin.ts';

const ProposeDialog = lazyPart(
  () => import('#features/portfolio/radars/web/proposals/ProposeDialog.tsx'),
  'ProposeDialog',
);

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
