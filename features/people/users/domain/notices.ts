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
  'account.merged': 'Merged {name} into {into}.',
  'account.created': '{name} can sign in now.',
  'people.assign': '{people}: {role} now.',
  'people.remove': '{people}: no longer {role}.',
  'people.enable': 'Enabled the accounts of {people}.',
  'people.disable': 'Disabled the accounts of {people}.',
  'people.move': 'Moved {people} to {corporation}.',
  'people.sign out': 'Signed {people} out everywhere.',
  'people.unchanged': 'Nothing to change for {people}.',
  'invitation.sent': 'Sent an invitation to {email}.',
  'invitation.revoked': 'Revoked the invitation of {name}.',
} as const;

export const roleRequestNotices = {
  'roleRequest.sent': 'Requested {role}.',
  'roleRequest.withdrawn': 'Withdrew the request.',
  'roleRequest.approved': '{name} is {role} now.',
  'roleRequest.rejected': 'Rejected the request of {name}.',
} as const;
