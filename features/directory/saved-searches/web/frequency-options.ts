import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { SelectOption } from '#ui/SelectField.tsx';

export const frequencyOptions: readonly SelectOption<AlertFrequency>[] = [
  { value: 'off', label: 'No alerts', about: 'New matches are shown here only' },
  { value: 'daily', label: 'Daily', about: 'Every morning, in the app and by email' },
  { value: 'weekly', label: 'Weekly', about: 'Every Monday, in the app and in the weekly email' },
];
