import { Outlet } from '@tanstack/react-router';
import { SessionProvider } from '#core/web/session/SessionProvider.tsx';
import { SessionGuard } from './SessionGuard.tsx';

/** The frame of printable screens behind the sign-in: no visible parts. */
export function PrintShell() {
  return (
    <SessionProvider>
      <SessionGuard />
      <Outlet />
    </SessionProvider>
  );
}
