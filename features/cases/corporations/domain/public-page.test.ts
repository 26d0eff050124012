import { describe, expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { publicPageOf, refusalMailOf } from './public-page.ts';

const id = '0198a7c0-0000-7000-8000-000000000001';
const unset = { headline: null, accent: null, questions: [] };
const manyQuestions = Array.from({ length: limits.questionsMost + 1 }, () => ({ id, text: 'a' }));

describe('igniteConfig is free-form', () => {
  test('its valid parts are used, each for itself', () => {
    const questions = [{ id, text: ' How mature is it? ', isRequired: true }];
    expect(publicPageOf({ headline: 'Move with us', accent: 'red', questions })).toEqual({
      headline: 'Move with us',
      accent: null,
      questions: [{ id, text: 'How mature is it?', kind: 'short', isRequired: true }],
    });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'headline'],
    ['a list', ['headline']],
    ['a number for a headline', { headline: 7 }],
    ['a headline that is too long', { headline: 'x'.repeat(limits.nameCharacters + 1) }],
    ['a style in the accent', { accent: '#fff; background: url(https://evil.example)' }],
    ['a script in the accent', { accent: 'javascript:alert(1)' }],
    ['a question without a text', { questions: [{ id, kind: 'long' }] }],
    ['a question without an id', { questions: [{ text: 'a' }] }],
    ['a question of an unknown kind', { questions: [{ id, text: 'a', kind: 'html' }] }],
    ['too many questions', { questions: manyQuestions }],
    ['questions in an object', { questions: { 0: { id, text: 'a' }, length: 1 } }],
    ['a value of the prototype', Object.create({ headline: 'inherited' })],
    ['a prototype key', JSON.parse('{"__proto__": {"headline": "inherited"}}')],
  ])('counts as not set: %s', (_what, config) => {
    expect(publicPageOf(config)).toEqual(unset);
    expect(refusalMailOf(config)).toBeNull();
  });
});
