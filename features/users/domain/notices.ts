export const userNotices = {
  'role.assigned': '{name} is {role} now.',
  'role.removed': '{name} is no longer {role}.',
  'role.removedButFlag': '{name} is no longer {role}, and still foundry by the flag.',
  'flag.on': '{name} counts as Foundry User now.',
  'flag.off': '{name} no longer counts as Foundry User by the flag.',
  'account.disabled': 'Disabled the account of {name}.',
  'account.enabled': 'Enabled the account of {name}.',
  'account.moved': 'Moved {name} to {corporation}.',
  'account.signedOut': 'Signed {name} out everywhere.',
  'account.created': '{name} can sign in now.',
  'invitation.sent': 'Sent an invitation to {email}.',
  'invitation.revoked': 'Revoked the invitation of {name}.',
} as const;
