import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';

/** The screen of notifications. */
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
    ],
  };
}
