export const pinLimits = {
  pinsMost: 12,
} as const;
