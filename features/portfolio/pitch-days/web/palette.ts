import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePlannedCorporations } from './use-planned-corporations.ts';

/** A new pitch day, for those who plan them. */
export function usePalette(): PaletteAnswer {
  const navigate = useNavigate();
  const { mayPlan } = usePlannedCorporations();
  if (!mayPlan) return {};
  const action = {
    id: 'new-pitch-day',
    label: 'New pitch day',
    icon: CalendarPlus,
    hint: 'Pitch days',
    run: () => void navigate({ to: '/venturematch/pitch-days', search: { new: true } }),
  };
  return { actions: [action] };
}
