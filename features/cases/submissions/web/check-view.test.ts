import { expect, test } from 'vitest';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { checkView } from './check-view.ts';

const opportunity = {
  stages: [{ name: 'New' }, { name: 'Pitch, second round' }],
  questions: [{ id: 'q1' }],
} as unknown as Opportunity;
const check = checkView(opportunity);

test('stages that were removed are left out and named; the others stay', () => {
  const stages = 'New,Pitch%2C second round,Boarding';
  expect(check('stage', stages)).toEqual({
    value: 'New,Pitch%2C second round',
    gone: ['the stage “Boarding”'],
  });
  expect(check('stage', 'Boarding')).toEqual({ value: undefined, gone: ['the stage “Boarding”'] });
});

test('answers to questions that were removed are left out', () => {
  const there = { questionId: 'q1', has: 'x' };
  const answers = [there, { questionId: 'q2', has: 'y' }];
  expect(check('answers', answers)).toEqual({ value: [there], gone: ['a question of the form'] });
  expect(check('answers', [there])).toEqual({ value: [there], gone: [] });
  expect(checkView({ ...opportunity, questions: undefined })('answers', answers).gone).toEqual([]);
});

test('nothing else is looked at', () => {
  expect(check('source', 'fax')).toEqual({ value: 'fax', gone: [] });
});
