import type { AlertFrequency } from '#features/saved-searches/domain/saved-search.ts';
import type { SelectOption } from '#ui/SelectField.tsx';

export const frequencyOptions: readonly SelectOption<AlertFrequency>[] = [
  { value: 'off', label: 'No alerts', about: 'Look yourself, whenever you like' },
  { value: 'daily', label: 'Every morning', about: 'In the app and by mail, if anything is new' },
  { value: 'weekly', label: 'Every Monday', about: 'In the app and by mail, if anything is new' },
];
