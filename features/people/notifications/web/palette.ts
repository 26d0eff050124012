import { useNavigate } from '@tanstack/react-router';
import { Bell, Settings2 } from 'lucide-react';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';

/** The two screens of notifications. */
export function usePalette(): PaletteAnswer {
  const navigate = useNavigate();
  return {
    pages: [
      {
        id: '/notifications',
        label: 'All notifications',
        icon: Bell,
        hint: 'Notifications',
        run: () => void navigate({ to: '/notifications' }),
      },
      {
        id: '/notifications/settings',
        label: 'Notification settings',
        icon: Settings2,
        hint: 'Mail, app, muted',
        run: () => void navigate({ to: '/notifications/settings' }),
      },
    ],
  };
}
