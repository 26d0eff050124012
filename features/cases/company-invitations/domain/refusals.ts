import { defineRefusals } from '#core/domain/refusals.ts';

export const invitationRefusals = defineRefusals({
  'invitation.unpublished': [
    409,
    'Publish this opportunity first: the invitation leads to its public page.',
  ],
  'invitation.finished': [409, 'This opportunity is finished and takes no more submissions.'],
  'invitation.pending': [409, 'This address has an invitation to this opportunity already.'],
  'invitation.unsubscribed': [
    409,
    'This address asked for no more invitations by this corporation.',
  ],
  'invitation.tooMany': [409, 'You can send {most} invitations in 24 hours.'],
  'invitation.ended': [409, 'This invitation has ended.'],
});
