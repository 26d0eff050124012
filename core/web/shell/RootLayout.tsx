import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { useImeKeyGuard } from '#ui/ime-keys.ts';
import { DemonstrationBanner } from '#ui/DemonstrationBanner.tsx';
import { titleOf, useCurrentSubject } from '#ui/page-title.ts';
import { Toasts } from '#ui/Toasts.tsx';

const LengthLimit = lazyPart(() => import('#ui/LengthLimit.tsx'), 'LengthLimit', nothing);

/** Whether anything has been typed yet: until then its code is not needed. */
function useHasTyped(): boolean {
  const [hasTyped, setTyped] = useState(false);
  useEffect(() => {
    const onInput = () => setTyped(true);
    document.addEventListener('input', onInput, { once: true });
    return () => document.removeEventListener('input', onInput);
  }, []);
  return hasTyped;
}

/** The layout of every screen, public ones too. Keeps document.title up to date. */
export function RootLayout() {
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section });
  const subject = useCurrentSubject();
  const hasTyped = useHasTyped();
  useImeKeyGuard();
  useEffect(() => {
    document.title = titleOf(subject ?? section ?? 'Not found');
  }, [subject, section]);
  return (
    <>
      <DemonstrationBanner />
      <Outlet />
      <Suspense>{hasTyped && <LengthLimit />}</Suspense>
      <Toasts />
    </>
  );
}
