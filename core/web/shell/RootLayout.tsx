import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useImeKeyGuard } from '#ui/ime-keys.ts';
import { DemonstrationBanner } from '#ui/DemonstrationBanner.tsx';
import { LengthLimit } from '#ui/LengthLimit.tsx';
import { titleOf, useCurrentSubject } from '#ui/page-title.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** The layout of every screen, public ones too. Keeps document.title up to date. */
export function RootLayout() {
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section });
  const subject = useCurrentSubject();
  useImeKeyGuard();
  useEffect(() => {
    document.title = titleOf(subject ?? section ?? 'Not found');
  }, [subject, section]);
  return (
    <>
      <DemonstrationBanner />
      <Outlet />
      <LengthLimit />
      <Toasts />
    </>
  );
}
