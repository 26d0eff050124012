import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { titleOf, useCurrentSubject } from '#ui/page-title.ts';

/** What every screen stands in, the public ones too. Keeps the title true. */
export function RootLayout() {
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section });
  const subject = useCurrentSubject();
  useEffect(() => {
    document.title = titleOf(subject ?? section ?? 'Not found');
  }, [subject, section]);
  return <Outlet />;
}
