import * as z from 'zod/mini';

export const alertFrequencies = ['off', 'daily', 'weekly'] as const;
export const AlertFrequency = z.enum(alertFrequencies);
export type AlertFrequency = z.infer<typeof AlertFrequency>;
