import type { AlertFrequency } from '#domain/saved-searches/saved-search.ts';
import type { ChoiceOption } from '#web/ui/Choice.tsx';

export const frequencyOptions: readonly ChoiceOption<AlertFrequency>[] = [
  { value: 'off', label: 'No alerts', about: 'Look yourself, whenever you like' },
  { value: 'daily', label: 'Every morning', about: 'In the app and by mail, if anything is new' },
  { value: 'weekly', label: 'Every Monday', about: 'In the app and by mail, if anything is new' },
];
