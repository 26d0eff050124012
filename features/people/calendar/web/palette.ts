import { useNavigate } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';

/** The settings of the calendar. */
export function usePalette(): PaletteAnswer {
  const navigate = useNavigate();
  return {
    pages: [
      {
        id: '/settings/calendar',
        label: 'Calendar',
        icon: CalendarDays,
        hint: 'Your deadlines in your own calendar',
        run: () => void navigate({ to: '/settings/calendar' }),
      },
    ],
  };
}
