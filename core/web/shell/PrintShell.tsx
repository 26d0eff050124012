import { Outlet } from '@tanstack/react-router';
import { SessionProvider } from '#core/web/session/SessionProvider.tsx';
import { SessionGuard } from './SessionGuard.tsx';

/** The frame of screens behind the sign-in that are meant for paper: none that could be seen. */
export function PrintShell() {
  return (
    <SessionProvider>
      <SessionGuard />
      <Outlet />
    </SessionProvider>
  );
}
