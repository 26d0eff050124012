import { defineRefusals } from '#core/domain/refusals.ts';

export const commentRefusals = defineRefusals({
  'comment.tooDeep': [400, 'An answer belongs to the first comment of a thread.'],
  'comment.notYours': [403, 'Only who wrote a comment may change it.'],
});
