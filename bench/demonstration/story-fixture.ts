import type { Company, Project, Story, Submission } from './story.ts';

/** Small stories for tests of the rules. */

const now = '2026-11-30T12:00:00Z';

export const company: Company = {
  id: 'c1',
  name: 'Lodescope AB',
  oneLiner: 'Vibration tags for grease pumps, with a sensor in each battery',
  description: 'Founded in 2020, the team in Lund has grown to 12 and runs paid pilots.',
  url: 'https://lodescope.example',
  tags: ['vibration'],
  country: 'SE',
  city: 'Lund',
  foundedYear: 2020,
  stage: 'Series A',
  employees: '11–50',
  fundingUsd: 6_000_000,
  lastFundingAt: '2025-05-01T00:00:00Z',
  status: 'operating',
  rounds: [
    { day: '2023-05-01', name: 'Seed', amount: 1_000_000 },
    { day: '2025-05-01', name: 'Series A', amount: 5_000_000 },
  ],
  people: ['Ada Quist'],
  news: [
    { day: '2023-05-01', title: 'Lodescope AB raises $1M (Seed)' },
    { day: '2026-02-01', title: 'Lodescope AB now employs 11–50 people' },
  ],
};

/** Whose people, rounds and news are known beside it, so that enough are. */
const others = Array.from({ length: 199 }, (_, nth): Company => ({
  ...company,
  id: `other-${nth}`,
  name: `Other ${nth}`,
  description: '',
  people: [`Person ${nth}`],
  news: [{ day: '2026-02-01', title: `Other ${nth} moves` }],
}));

export const submission: Submission = {
  id: 's1',
  opportunityId: 'o1',
  companyId: 'c1',
  companyName: 'Lodescope AB',
  contactName: 'Ada Quist',
  title: 'Vibration tags for slewing bearings',
  pitch: 'Lodescope AB makes vibration tags.',
  stage: 'Selected',
  stageSince: '2026-10-10T00:00:00Z',
  createdAt: '2026-10-01T00:00:00Z',
  openedAt: '2026-10-02T00:00:00Z',
};

export const project: Project = {
  id: 'p1',
  corporationId: 'skf',
  name: 'Vibration tags for slewing bearings',
  description: 'Requirements are agreed with Lodescope AB.',
  submissionId: 's1',
  companyId: 'c1',
  phase: 'Discovery',
  startsAt: '2026-10-15T00:00:00Z',
  endsAt: '2027-05-01T00:00:00Z',
  milestones: [
    { name: 'Requirements agreed', dueDate: '2026-11-01', reachedAt: '2026-11-02T00:00:00Z' },
    { name: 'Test plan approved', dueDate: '2026-12-20', reachedAt: null },
  ],
  moments: [{ what: 'written', at: '2026-11-03T00:00:00Z' }],
  companyOwner: 'Ada Quist',
};

/** Four of one corporation, in two phases. */
const projects = ['Discovery', 'Discovery', 'Pilot', 'Pilot'].map((phase, nth) => ({
  ...project,
  id: `p${nth + 1}`,
  phase,
}));

export const soundStory: Story = {
  now,
  corporations: [
    { id: 'skf', key: 'skf', name: 'SKF' },
    { id: 'halden', key: 'halden-marine', name: 'Halden Marine' },
  ],
  people: [
    { id: 'u1', name: 'Elin Lund', corporationId: 'skf' },
    { id: 'u2', name: 'Tor Aasen', corporationId: 'halden' },
    { id: 'u3', name: 'Jon Oberg', corporationId: null },
  ],
  companies: [company, ...others],
  opportunities: [
    {
      id: 'o1',
      corporationId: 'skf',
      name: 'Slewing bearings in the field',
      startsAt: '2026-09-01T00:00:00Z',
      createdAt: '2026-09-03T00:00:00Z',
      publishedAt: '2026-09-04T00:00:00Z',
      endsAt: '2026-12-20T00:00:00Z',
    },
  ],
  submissions: [submission],
  invitations: [
    {
      opportunityId: 'o1',
      companyId: 'c1',
      sentAt: '2026-09-20T00:00:00Z',
      submittedAt: '2026-10-01T00:00:00Z',
    },
  ],
  voices: [
    {
      kind: 'comment',
      userId: 'u1',
      submissionId: 's1',
      at: '2026-10-03T00:00:00Z',
      repliesTo: null,
    },
  ],
  projects,
  pitchDays: [
    {
      name: 'Pitch day',
      corporationId: 'skf',
      date: '2026-12-10',
      createdAt: '2026-11-01T00:00:00Z',
      opportunityIds: ['o1'],
      companyIds: ['c1'],
    },
  ],
  radars: [
    {
      name: 'Bearing technology',
      corporationId: 'skf',
      blips: [
        {
          name: 'Vibration tags',
          description: 'The default for new housings.',
          rings: [1, 0],
          reasons: [null, 'Two pilots paid back within a year.'],
          companyIds: ['c1'],
        },
        {
          name: 'Printed gauges',
          description: 'Gauges on rings.',
          rings: [null, 2],
          reasons: [null, null],
          companyIds: [],
        },
      ],
    },
  ],
  writings: [
    {
      kind: 'opportunity',
      of: 'Slewing bearings in the field',
      corporationId: 'skf',
      text: 'A slewing bearing turns slowly.',
    },
    { kind: 'update', of: project.name, corporationId: 'skf', text: 'The bearing runs.' },
    {
      kind: 'Spotlight',
      of: 'New on the radar',
      corporationId: 'skf',
      text: 'One blips are new and one moved.',
    },
  ],
  searches: [{ query: 'battery', companyIds: ['c1'] }],
};
