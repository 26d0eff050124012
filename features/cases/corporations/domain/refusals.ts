import { defineRefusals } from '#core/domain/refusals.ts';

export const corporationRefusals = defineRefusals({
  'cycle.nameTaken': [
    409,
    'There is a scouting cycle “{name}” already. Choose it, or another name.',
  ],
  'cycle.used': [
    409,
    '“{name}” has {count} opportunities. Move them to another cycle before you delete it.',
  ],
  'corporation.slugTaken': [409, 'The address “{slug}” is another corporation’s. Choose another.'],
  'corporation.slugReserved': [
    409,
    'The address “{slug}” is a page of the product. Choose another.',
  ],
  'corporation.domainTaken': [409, 'The domain {domain} is already listed by {name}.'],
  'corporation.domainOpen': [
    400,
    'Anyone can get an address at {domain}. List a domain that is the corporation’s own.',
  ],
  'corporation.deleted': [409, '{name} is deleted. Restore it before you change it.'],
  'corporation.logo': [
    400,
    'This picture cannot be used as a logo. Choose a PNG, JPEG or WebP picture of up to {most} megapixels.',
  ],
  'stage.nameTwice': [400, 'There are two stages “{name}”. Every stage needs its own name.'],
  'stage.gone': [409, 'The stage “{name}” does not exist any more. Load the page again.'],
  'mail.unknownSlot': [400, 'Nothing can be put in place of {slot}. Take it out of the email.'],
  'stage.noRefusal': [400, 'One stage has to be for what is declined.'],
  'stage.firstRefuses': [
    400,
    'The first stage receives what is new. It cannot be a declining one.',
  ],
  'stage.kindFixed': [
    409,
    '“{name}” has submissions, so it stays as declining or not declining as it is.',
  ],
  'stage.needsTarget': [409, 'Choose where the {count} submissions of “{name}” go.'],
  'stage.otherKind': [
    409,
    'The submissions of “{name}” cannot go to “{to}”: one of the two declines, and the other does not.',
  ],
});
