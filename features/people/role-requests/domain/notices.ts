export const roleRequestNotices = {
  'roleRequest.sent': 'Requested {role}.',
  'roleRequest.withdrawn': 'Withdrew the request.',
  'roleRequest.approved': '{name} is {role} now.',
  'roleRequest.rejected': 'Rejected the request of {name}.',
} as const;
