import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { fillMail, templateFor, unknownSlots, type Slots } from './mail-templates.ts';

const slots: Slots = {
  contactName: 'Noor Haddad',
  companyName: 'Tribometrics',
  title: 'Wear debris\ncounted in the grease',
  opportunity: 'Slewing bearings',
  corporation: 'SKF',
  reason: 'We pay $1 for {title} & more.',
  followUpLink: 'https://outrider.example/follow-up/abc',
  opportunitiesLink: 'https://outrider.example/c/skf',
};
const stage = (name: string) => defaultStages.find((one) => one.name === name) ?? { name };
const ours = (name: string) => templateFor(stage(name), defaultStages, null);

test('every default mail has all its slots filled, with a follow-up link', () => {
  for (const { name } of defaultStages) {
    expect(unknownSlots(ours(name))).toEqual([]);
    const { subject, body } = fillMail(ours(name), { ...slots, reason: 'Too early.' });
    expect(`${subject}${body}`).not.toMatch(/[{}]/u);
    expect(body).toContain(slots.followUpLink);
  }
});

test('a declining mail gives the reason and mentions other opportunities', () => {
  const { body } = fillMail(ours('Declined'), slots);
  expect(body).toContain('We pay $1 for {title} & more.');
  expect(body).toContain(slots.opportunitiesLink);
});

test('the last stage that does not decline is good news; the stages before it are steps', () => {
  expect(ours('Selected').subject).toContain('Good news');
  expect(ours('Shortlist').body).toContain('“Shortlist”');
});

test("a corporation's own template replaces the default, for declining only", () => {
  const own = { subject: 'Nej', body: 'Hej {contactName}' };
  expect(templateFor(stage('Declined'), defaultStages, own)).toBe(own);
  expect(templateFor(stage('Selected'), defaultStages, own)).not.toBe(own);
});

test('a subject stays on one line, and a value that looks like a slot is not filled', () => {
  expect(fillMail({ subject: '{title}', body: '{reason}' }, slots)).toEqual({
    subject: 'Wear debris counted in the grease',
    body: 'We pay $1 for {title} & more.',
  });
});

test('a template that was stored with the former name of a slot is filled', () => {
  const stored = { subject: 'Nej', body: 'Se {challengesLink}' };
  expect(unknownSlots(stored)).toEqual([]);
  expect(fillMail(stored, slots).body).toBe(`Se ${slots.opportunitiesLink}`);
});

test('an unknown slot is named', () => {
  expect(unknownSlots({ subject: '{titel}', body: '{reason} {titel} {constructor} {}' })).toEqual([
    'titel',
    'constructor',
  ]);
});
