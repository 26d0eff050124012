import { defineRefusals } from '#core/domain/refusals.ts';

export const pitchDayRefusals = defineRefusals({
  'pitchDay.noSuchOpportunity': [
    400,
    'One of the opportunities is closed, does not exist, or you do not have access to it.',
  ],
  'pitchDay.noSuchCompany': [400, 'One of the companies does not exist.'],
  'pitchDay.notOfDay': [400, 'A pair names an opportunity or a company that is not on this day.'],
  'pitchDay.tooMany': [409, 'A pitch day has at most {most} {what}.'],
  'pitchDay.empty': [409, 'Add an opportunity and a company first.'],
  'pitchDay.noSuchPlace': [400, 'There is no such time or room on this day.'],
  'pitchDay.hidden': [
    409,
    'You do not see every opportunity of this day. Invitations are sent by someone who does.',
  ],
  'pitchDay.notInvited': [400, 'One of them has no session on this day and was not invited.'],
  'pitchDay.clash': [409, 'It cannot move there. {reason}'],
  'pitchDay.computationStopped': [
    503,
    'The assignment took too long and was stopped. Try again, or with fewer companies.',
  ],
});
