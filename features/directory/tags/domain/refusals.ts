import { defineRefusals } from '#core/domain/refusals.ts';

export const tagRefusals = defineRefusals({
  'tag.unknown': [409, 'There is no tag “{name}”.'],
  'tag.itself': [409, 'This is the same tag. Choose another one.'],
  'tag.taken': [409, 'There is a tag “{name}” already. Merge this one into it instead.'],
});
