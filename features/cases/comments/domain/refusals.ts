import { defineRefusals } from '#core/domain/refusals.ts';

export const commentRefusals = defineRefusals({
  'comment.tooDeep': [400, 'Replies belong to the first comment of a thread.'],
  'comment.notYours': [403, 'Only its author may change a comment.'],
});
