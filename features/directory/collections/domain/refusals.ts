import { defineRefusals } from '#core/domain/refusals.ts';

export const collectionRefusals = defineRefusals({
  'collection.invalidName': [400, 'Invalid Pinboard name {user_content}.'],
  'collection.subspaceNameEmpty': [400, 'Sub-space name cannot be empty.'],
  'collection.subspacePlace': [
    409,
    'A sub-space cannot lie below itself, or more than ten levels deep. Choose another place.',
  ],
  'collection.alreadyListed': [409, 'Startup {x} already exists in collection {c}!'],
  'collection.alreadyBlacklisted': [409, 'Startup {x} already exists in collection {c} blacklist!'],
  'collection.alreadyProposed': [409, '{x} is already proposed for collection {c}.'],
  'collection.proposalDeclined': [
    409,
    'The owner of collection {c} declined {x}. Only they can add it now.',
  ],
  'collection.manyProposals': [
    409,
    '{most} proposals wait for the owner of collection {c}, the maximum. Propose more once they have decided.',
  ],
  'collection.notTakenBack': [
    403,
    'This can no longer be taken back: {why}. Ask the owner of collection {c} to restore it.',
  ],
  'collection.full': [409, 'Collection {c} has {most} {what}, the maximum. Remove one first.'],
  'collection.tooMany': [409, 'You have {most} collections, the maximum. Delete one first.'],
  'collection.alreadyShared': [409, 'Already shared with selected users.'],
  'collection.unexpected': [500, 'Unexpected error {err}.'],
  'list.notCopied': [0, 'The list could not be copied. Select it and copy it by hand.'],
});
