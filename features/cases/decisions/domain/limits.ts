export const decisionLimits = {
  decisionsPerSending: 500,
} as const;
