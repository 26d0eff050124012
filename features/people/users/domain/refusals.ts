import { defineRefusals } from '#core/domain/refusals.ts';

export const userRefusals = defineRefusals({
  'account.confirmation': [400, 'Type your own email address to confirm.'],
  'account.lastOwner': [
    409,
    'You are the last Case Owner of {names}. Give that role to someone else first.',
  ],
  'account.collections': [
    409,
    'Your collections have changed. Look at them again and decide about each.',
  ],
  'account.recipient': [409, 'A collection can only go to a person it is shared with.'],
  'merge.same': [409, 'This is the same account. Choose another one.'],
  'merge.self': [409, 'You cannot merge your own account away. Ask another administrator.'],
  'merge.superuser': [409, 'An account cannot be merged into that of a Superuser.'],
  'merge.disabled': [409, 'An account cannot be merged into a disabled one.'],
  'merge.unconfirmed': [
    409,
    'An account cannot be merged into one whose email address is not confirmed.',
  ],
  'merge.confirmation': [400, 'Type the email address of the account that goes to confirm.'],
  'merge.incomplete': [
    409,
    'Nothing was merged, because these would still name the account: {tables}.',
  ],
});

export const roleRefusals = defineRefusals({
  'role.held': [409, 'They hold this role already. Remove it first to give it another end.'],
  'role.past': [400, 'The role would have ended already. Choose a later day.'],
});

export const administratorRefusals = defineRefusals({
  'administrator.elsewhere': [
    409,
    '{name} does not belong to {corporation}. Move them to it first, under Users.',
  ],
  'administrator.disabled': [409, 'The account of {name} is disabled. Enable it first.'],
  'administrator.tooMany': [409, '{corporation} has {most} administrators. Remove one first.'],
});

export const roleRequestRefusals = defineRefusals({
  'roleRequest.held': [409, 'You are {role} already.'],
  'roleRequest.open': [409, 'You have already asked to be {role}. Wait for the decision.'],
  'roleRequest.unverified': [409, 'Confirm your email address first. Roles count only then.'],
  'roleRequest.tooMany': [429, 'You have asked for roles {most} times today. Try again tomorrow.'],
  'roleRequest.decided': [409, 'This request was {status} in the meantime.'],
  'roleRequest.ofOthers': [403, 'Only the person who asked can withdraw a request.'],
});

export const photoRefusals = defineRefusals({
  'photo.type': [400, 'This is not a photo that can be used. Choose a JPEG, PNG or WebP picture.'],
  'photo.pixels': [
    400,
    'This photo has more than {most} megapixels. Make it smaller and choose it again.',
  ],
  'photo.crop': [400, 'The part that was chosen is outside of the photo. Choose it again.'],
  'photo.broken': [400, 'This photo cannot be read. Choose another one.'],
});
