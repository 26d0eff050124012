import { defineRefusals } from '#core/domain/refusals.ts';

export const radarRefusals = defineRefusals({
  'radar.published': [
    409,
    'This edition has been published. Your change is kept as a proposal for the next one.',
  ],
  'radar.editionPublished': [
    409,
    'This edition has been published. Begin the next one to change it.',
  ],
  'radar.draftExists': [409, 'There is a draft already: {name}. Publish or delete it first.'],
  'radar.noDraft': [409, 'There is no draft. Begin an edition first.'],
  'radar.nothingPublished': [409, 'Publish an edition before the radar goes on the web.'],
  'radar.emptyEdition': [409, 'An edition without blips cannot be published. Add a blip first.'],
  'radar.areaInUse': [409, '{name} still has blips. Move them first.'],
  'radar.onlyEdition': [409, 'The only edition of a radar stays. Delete the radar instead.'],
  'radar.noSuchArea': [400, 'This edition has no such quadrant or ring.'],
  'radar.tooManyBlips': [409, 'A radar has at most {most} blips.'],
  'radar.tooManyEditions': [409, 'A radar has at most {most} editions.'],
  'radar.tooManyProposals': [409, 'There are {most} open proposals. Decide on some first.'],
  'radar.nameTaken': [409, 'There is a blip called {name} already.'],
  'radar.noSuchPerson': [400, 'This person does not see the radar, so they cannot be chosen.'],
  'radar.noSuchReference': [400, 'One of the things linked does not exist, or you may not see it.'],
  'radar.proposalDecided': [409, 'This proposal has been decided.'],
  'radar.commentNotYours': [403, 'Only its author may delete a comment.'],
  'radar.unreadable': [400, 'This file cannot be imported. {problem}'],
  'radar.fileTooLarge': [413, 'This file is larger than {most}.'],
});
