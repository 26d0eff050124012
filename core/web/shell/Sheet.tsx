import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepTypedText } from '#core/web/router/typed-text.ts';
import { useFreshSession } from '#core/web/session/use-fresh-session.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { AccountFailed } from './AccountFailed.tsx';
import { FailureLine } from './FailureLine.tsx';
import { LeadOn } from './LeadOn.tsx';
import { SheetLine } from './SheetLine.tsx';
import { useCurrentAddress } from './use-current-address.ts';

/** The part of the frame that shows the screen. */
export function Sheet() {
  useEffect(keepTypedText, []);
  useFreshSession();
  const { failure } = useSession();
  const current = useCurrentAddress();
  const screen = current === undefined ? <Outlet /> : <LeadOn href={current} />;
  return (
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <SheetLine />
      <FailureLine />
      {failure === 'unknown' ? <AccountFailed /> : screen}
    </main>
  );
}
