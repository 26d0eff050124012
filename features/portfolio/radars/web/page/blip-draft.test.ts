import { expect, test } from 'vitest';
import type { Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { changedFields, draftOf, enteredFields } from './blip-draft.ts';

const owner = { id: 'u1', name: 'Ada Berg' };
const links = [
  { label: 'Field report', url: 'https://example.com/report' },
  { label: null, url: 'https://example.com/' },
];
const blip = {
  name: 'Probes',
  description: null,
  quadrantId: 'q',
  ringId: 'r',
  movementOverride: null,
  tags: ['cost'],
  links,
  owner,
  companies: [{ kind: 'startup', id: 'c1', name: 'Acme' }],
  opportunities: [{ id: 'o1', name: 'Wear' }],
  projects: [{ id: 'p1', name: 'Pilot' }],
} as unknown as Blip;
const edition = { quadrants: [], rings: [] } as unknown as Edition;

test('A blip keeps what it links when its form is saved as it is', () => {
  expect(enteredFields(draftOf(blip, edition))).toMatchObject({
    links,
    ownerId: 'u1',
    opportunityIds: ['o1'],
    projectIds: ['p1'],
    companies: [{ kind: 'startup', id: 'c1' }],
  });
  expect(changedFields(blip, draftOf(blip, edition), edition)).toEqual({});
});

test('Only what was entered anew is sent', () => {
  const entered = { ...draftOf(blip, edition), owner: null, links: 'Report, new acme.example/a' };
  expect(changedFields(blip, entered, edition)).toEqual({
    ownerId: null,
    links: [{ label: 'Report, new', url: 'https://acme.example/a' }],
  });
});
