import { defineRefusals } from '#core/domain/refusals.ts';

export const spotlightRefusals = defineRefusals({
  'spotlight.tooManyBlocks': [409, 'Spotlight has at most {most} blocks. Delete one first.'],
  'spotlight.noSuchSubject': [
    400,
    'What is pinned does not exist, or you do not have access to it.',
  ],
  'spotlight.noSuchCorporation': [400, 'One of the corporations does not exist.'],
  'spotlight.endsBeforeStart': [400, 'The last day is before the first one.'],
  'spotlight.noPage': [409, 'This corporation has no public page. Switch that on first.'],
});
