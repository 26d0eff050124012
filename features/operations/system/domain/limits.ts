export const systemLimits = {
  jobsMost: 100,
  /** Free space below this multiple of the reserve asks for attention. */
  diskAttention: 3,
} as const;
