import { expect, test } from 'vitest';
import { soundStory, company, project, submission } from './story-fixture.ts';
import { rulesOf } from './rules.ts';
import type { Company, Project, Story, Submission } from './story.ts';

const rules = rulesOf(
  new Map([
    ['SE', new Set(['Lund'])],
    ['BE', new Set(['Ghent'])],
  ]),
);

/** A story in which this is different. */
const withCompany = (changes: Partial<Company>): Partial<Story> => ({
  companies: [{ ...company, ...changes }, ...soundStory.companies.slice(1)],
});
const withSubmission = (changes: Partial<Submission>): Partial<Story> => ({
  submissions: [{ ...submission, ...changes }],
});
const withProject = (changes: Partial<Project>): Partial<Story> => ({
  projects: [{ ...project, ...changes }, ...soundStory.projects.slice(1)],
});
const withOpportunity = (changes: Partial<Story['opportunities'][number]>): Partial<Story> => ({
  opportunities: soundStory.opportunities.map((one) => ({ ...one, ...changes })),
});
const withVoice = (changes: Partial<Story['voices'][number]>): Partial<Story> => ({
  voices: soundStory.voices.map((one) => ({ ...one, ...changes })),
});
const withPitchDay = (changes: Partial<Story['pitchDays'][number]>): Partial<Story> => ({
  pitchDays: soundStory.pitchDays.map((one) => ({ ...one, ...changes })),
});
const withBlip = (changes: Partial<Story['radars'][number]['blips'][number]>): Partial<Story> => ({
  radars: soundStory.radars.map((radar) => ({
    ...radar,
    blips: radar.blips.map((blip, nth) => (nth === 0 ? { ...blip, ...changes } : blip)),
  })),
});
const writing = (kind: string, text: string, of = project.name): Partial<Story> => ({
  writings: [...soundStory.writings, { kind, of, corporationId: 'skf', text }],
});
const many = (kind: string, count: number, text: string): Partial<Story> => ({
  writings: Array.from({ length: count }, () => ({ kind, of: 'x', corporationId: 'skf', text })),
});

/** By rule: what contradicts it, and what is said about that. */
const planted: Readonly<Record<string, readonly (readonly [Partial<Story>, RegExp])[]>> = {
  'Companies: growth': [
    [withCompany({ stage: 'Series C', rounds: [] }), /Series C with 6000000/u],
    [withCompany({ employees: '1–5' }), /with 1–5 people/u],
    [withCompany({ foundedYear: 2000 }), /after 26 years/u],
    [withCompany({ stage: 'Series Q' }), /no such stage/u],
  ],
  'Companies: rounds and funding': [
    [withCompany({ fundingUsd: 9_000_000 }), /rounds of 6000000, funding of 9000000/u],
    [withCompany({ stage: 'Series B' }), /its last round is Series A/u],
    [withCompany({ lastFundingAt: '2025-06-01T00:00:00Z' }), /last funding 2025-06-01/u],
  ],
  'Companies: dates': [
    [withCompany({ foundedYear: 2024 }), /Seed .* before founded/u],
    [withCompany({ rounds: company.rounds.toReversed() }), /Seed .* before Series A/u],
    [withCompany({ rounds: [], lastFundingAt: '2027-01-01T00:00:00Z' }), /today/u],
  ],
  'Companies: places': [
    [withCompany({ country: 'BE' }), /Lund, BE/u],
    [withCompany({ city: 'Ghent', country: 'BE' }), /its text says Lund/u],
  ],
  'Companies: figures in texts': [
    [withCompany({ description: 'A team of 40 people.', employees: '1–10' }), /text says 40/u],
    [withCompany({ oneLiner: 'Tags, run by two people' }), /text says 2/u],
    [withCompany({ description: 'Founded in 2019, it grows.' }), /text says 2019/u],
  ],
  'Companies: acquired or closed': [
    [withCompany({ status: 'acquired' }), /acquired, and submitted/u],
    [withCompany({ status: 'closed' }), /closed, and was invited/u],
  ],
  'Companies: news': [
    [withCompany({ news: [{ day: '2025-05-01', title: 'Lodescope AB raises $6M' }] }), /was \$5M/u],
    [
      withCompany({ news: [{ day: '2019-05-01', title: 'Lodescope AB moves' }] }),
      /before founded/u,
    ],
    [withCompany({ news: [{ day: '2025-05-01', title: 'Other 3 moves' }] }), /news of another/u],
    [withCompany({ employees: '51–200' }), /51–200 people, and/u],
    [
      withCompany({ news: [{ day: '2025-05-01', title: 'Lodescope AB: workshop in Ghent' }] }),
      /in Lund, and/u,
    ],
  ],
  'Companies: profiles': [[{ companies: [company] }, /Only 1 companies/u]],
  'Companies: websites': [[withCompany({ url: 'https://x.example/company/demo-4955' }), /4955/u]],
  'Opportunities: dates': [
    [withOpportunity({ publishedAt: '2026-09-02T00:00:00Z' }), /published .* before written/u],
    [withOpportunity({ createdAt: '2026-08-02T00:00:00Z' }), /before the cycle’s start/u],
  ],
  'Submissions: dates': [
    [withSubmission({ createdAt: '2026-09-01T00:00:00Z' }), /before its opportunity was written/u],
    [withSubmission({ stageSince: '2026-10-01T12:00:00Z' }), /before opened/u],
    [withSubmission({ createdAt: '2026-12-24T00:00:00Z' }), /deadline .* before submitted/u],
  ],
  'Submissions: company': [
    [withSubmission({ companyName: 'Another' }), /by Another/u],
    [withCompany({ foundedYear: 2027 }), /before Lodescope AB was founded/u],
  ],
  'Submissions: titles': [
    [{ submissions: [submission, submission] }, /two titles are the same/u],
    [
      {
        submissions: ['a', 'b', 'c', 'd'].map((end) => ({
          ...submission,
          title: `Vibration tags ${end}`,
        })),
      },
      /4 titles begin with “Vibration tags”/u,
    ],
  ],
  'Invitations: dates': [
    [withOpportunity({ createdAt: '2026-09-25T00:00:00Z' }), /sent .* before its opportunity/u],
  ],
  'Case work: dates': [
    [withVoice({ at: '2026-09-20T00:00:00Z' }), /comment .* before submitted/u],
    [withVoice({ repliesTo: '2026-10-04T00:00:00Z' }), /before what it replies to/u],
  ],
  'Case work: people': [[withVoice({ userId: 'u2' }), /comment by Tor Aasen/u]],
  'Projects: selection': [
    [withProject({ startsAt: '2026-10-09T00:00:00Z' }), /started .* before selected/u],
    [withProject({ startsAt: '2027-01-09T00:00:00Z' }), /selected 2026-10-10, started 2027/u],
    [withProject({ name: 'Another title' }), /its submission is “Vibration/u],
    [withSubmission({ stage: 'Pitch' }), /its submission is in Pitch/u],
    [withProject({ companyId: 'c2' }), /by another company/u],
    [withProject({ corporationId: 'halden' }), /of another corporation/u],
  ],
  'Projects: dates': [
    [withProject({ endsAt: '2026-10-01T00:00:00Z' }), /its end .* before started/u],
    [withProject({ phase: 'Closed' }), /Closed, and its end/u],
    [
      withProject({ moments: [{ what: 'risk added', at: '2026-10-01T00:00:00Z' }] }),
      /risk added .* before started/u,
    ],
  ],
  'Projects: milestones': [
    [
      withProject({ milestones: project.milestones.map((one) => ({ ...one, reachedAt: null })) }),
      /“Requirements agreed” is open/u,
    ],
    [
      withProject({ milestones: project.milestones.toReversed(), description: '' }),
      /reached before the one in front/u,
    ],
  ],
  'Projects: texts of parts': [[writing('risk', 'Delivery times of alarms grow'), /“alarms”/u]],
  'Projects: phases': [
    [{ projects: Array.from({ length: 4 }, () => project) }, /4 of 4 projects in Discovery/u],
  ],
  'Projects: people': [[withProject({ companyOwner: 'Ann Chen' }), /Ann Chen is not of/u]],
  'Pitch days: shortlist': [
    [withSubmission({ stage: 'Screening' }), /nothing of it is shortlisted/u],
    [withPitchDay({ date: '2026-10-05' }), /its day .* before/u],
  ],
  'Radars: rings and notes': [
    [withBlip({ rings: [1, 2] }), /in Assess, and its note says “The default”/u],
    [
      withBlip({ reasons: [null, 'The supplier changed hands; no spare parts are promised.'] }),
      /from 1 to 0/u,
    ],
  ],
  'Radars: companies of blips': [[withBlip({ name: 'Pipe leak detection' }), /Lodescope AB/u]],
  'People: one place each': [
    [withCompany({ people: ['Ada Quist', 'Person 7'] }), /Person 7: at 2 places/u],
    [withSubmission({ contactName: 'Elin Lund' }), /Elin Lund: at 2 places/u],
  ],
  'People: accounts': [
    [
      { people: [...soundStory.people, ...soundStory.people] },
      /2 accounts are called “Elin Lund”/u,
    ],
  ],
  'Texts: one story each': [
    [writing('comment', 'It was tried on a ferry.'), /“ferry” is another’s/u],
    [writing('comment', 'As at Halden Marine.'), /“Halden Marine” is another’s/u],
  ],
  'Texts: placeholders': [
    [writing('comment', 'Lorem ipsum'), /Lorem/u],
    [writing('comment', 'Kick-off with {company}'), /\{company\}/u],
    [withSubmission({ title: 'Test 2' }), /Test 2/u],
  ],
  'Texts: repeated sentences': [
    [many('comment', 13, 'The price per unit is missing here.'), /comment, 13 times/u],
  ],
  'Texts: figures of radars': [
    [withBlip({ rings: [0, 0] }), /“One blips are new and one moved”, and 1 are new, 0 moved/u],
  ],
  'Texts: months': [[writing('comment', 'They met in October.'), /“October”/u]],
  'Texts: words twice in a title': [
    [withSubmission({ title: 'Laser flatness gauges for strip flatness' }), /flatness/u],
  ],
  'Searches that are shown': [
    [{ searches: [{ query: 'battery', companyIds: ['c9'] }] }, /battery: 1\./u],
    [{ searches: [{ query: 'battery', companyIds: [] }] }, /battery: nothing/u],
  ],
};

test('each rule has something planted that it finds', () => {
  expect(Object.keys(planted)).toEqual(Object.keys(rules));
});

test.each(Object.entries(rules))('%s: a story that agrees is left alone', (_, rule) => {
  expect(rule(soundStory)).toEqual([]);
});

const cases = Object.entries(planted).flatMap(([name, some]) =>
  some.map(([changes, sentence]) => ({ name, changes, sentence })),
);

test.each(cases)('$name: what is planted is told, as $sentence', ({ name, changes, sentence }) => {
  const sentences = rules[name]?.({ ...soundStory, ...changes }) ?? [];
  expect(sentences.join('\n')).toMatch(sentence);
});
