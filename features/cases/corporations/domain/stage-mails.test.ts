import { expect, test } from 'vitest';
import { fillMail, refusalOfSlots, type Slots } from './mail-slots.ts';
import { defaultMailOf, mailsSubmitter, ownMailOf } from './stage-mails.ts';
import { defaultStages } from './stages.ts';

const slots: Slots = {
  founder: 'Noor Haddad',
  company: 'Tribometrics',
  title: 'Wear debris\ncounted in the grease',
  opportunity: 'Slewing bearings',
  corporation: 'SKF',
  sender: 'Ines Calder',
  reason: 'We pay $1 for {title} & more.',
  followUpLink: 'https://outrider.example/follow-up/abc',
  opportunitiesLink: 'https://outrider.example/c/skf',
};
const stage = (name: string) => defaultStages.find((one) => one.name === name) ?? { name };
const ours = (name: string) => defaultMailOf(stage(name), defaultStages);

test('every default mail has all its slots filled, with a follow-up link', () => {
  for (const { name } of defaultStages) {
    expect(refusalOfSlots(ours(name))).toBeNull();
    const { subject, body } = fillMail(ours(name), { ...slots, reason: 'Too early.' });
    expect(`${subject}${body}`).not.toMatch(/[{}]/u);
    expect(body).toContain(slots.followUpLink);
    expect(body).toMatch(/\nInes Calder, on behalf of SKF$/u);
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

test("a corporation's own mail is that of its stage; a stored one that is broken counts as none", () => {
  const own = { subject: 'Nej', body: 'Hej {founder}' };
  const config = (mail: unknown) => ({
    stages: [{ name: 'Selected', mail }, { name: 'Declined' }],
  });
  expect(ownMailOf(config(own), stage('Selected'))).toEqual(own);
  for (const broken of [undefined, null, 'Nej', { subject: 'Nej' }, { subject: '', body: 'x' }]) {
    expect(ownMailOf(config(broken), stage('Selected'))).toBeNull();
  }
  // What was stored before stages had mails.
  expect(ownMailOf({ refusalMail: own }, stage('Declined'))).toEqual(own);
  expect(ownMailOf({ refusalMail: own }, stage('Selected'))).toBeNull();
});

test('decisions offer a mail unless that is switched off, other stages once it is switched on', () => {
  const offered = (stages = defaultStages) =>
    stages.map(({ name }) => name).filter((name) => mailsSubmitter(stages, name));
  expect(offered()).toEqual(['Selected', 'Declined']);
  const turned = { Pitch: true, Selected: false } as Readonly<Record<string, boolean>>;
  const stages = defaultStages.map((one) => {
    const isOn = turned[one.name];
    return isOn === undefined ? one : { ...one, mailsSubmitter: isOn };
  });
  expect(offered(stages)).toEqual(['Pitch', 'Declined']);
  expect(mailsSubmitter(stages, 'Attic')).toBe(false);
});

test('a subject stays on one line, and a value that looks like a slot is not filled', () => {
  expect(fillMail({ subject: '{title}', body: '{reason}' }, slots)).toEqual({
    subject: 'Wear debris counted in the grease',
    body: 'We pay $1 for {title} & more.',
  });
});

test('a template that was stored with the former name of a slot is filled', () => {
  const stored = { subject: 'Nej', body: 'Se {challengesLink}, {contactName} på {companyName}' };
  expect(refusalOfSlots(stored)).toBeNull();
  expect(fillMail(stored, slots).body).toBe(
    `Se ${slots.opportunitiesLink}, Noor Haddad på Tribometrics`,
  );
});

test('an unknown slot is named', () => {
  const refusalFor = (body: string) => refusalOfSlots({ subject: '{title}', body })?.message ?? '';
  expect(refusalFor('{reason} {titel}')).toContain('{titel}');
  expect(refusalFor('{constructor}')).toContain('{constructor}');
  expect(refusalFor('{} {reason}')).toBe('');
});
