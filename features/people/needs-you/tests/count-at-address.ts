import { get as project } from '#features/portfolio/projects/domain/endpoints.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { get as round } from '#features/portfolio/radars/domain/round-endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import {
  needsYouFilters,
  type NeedsYouKind,
} from '#features/cases/submissions/domain/needs-you.ts';
import { linkToRoleRequests, roleRequestViews } from '#features/people/users/domain/links.ts';
import { list as roleRequests } from '#features/people/users/domain/role-requests/endpoints.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import type { oneOfEach } from './one-of-each.ts';

/** How many of what waits stand at an address, as the screen there asks for them. */
type CountAt = (person: SignedIn, address: URL) => Promise<number>;

const limit = '100';
const dayMs = 24 * 60 * 60 * 1000;

function idsOf({ pathname }: URL, pattern: RegExp): readonly [string, string] {
  const [, id = '', part = ''] = pattern.exec(pathname) ?? [];
  if (id === '') throw new Error(`${pathname} is not the screen of ${pattern.source}.`);
  return [id, part];
}

/** Without its filter, or with one that does not exist, the screen shows all. */
const submissionsAt: CountAt = async (person, address) => {
  const [id] = idsOf(address, /^\/opportunity\/([^/]+)$/u);
  const { searchParams } = address;
  if (searchParams.get('tab') !== 'submissions') throw new Error('It is another tab.');
  const needsYou = needsYouFilters.find((filter) => filter === searchParams.get('needsYou'));
  const query = { ...(needsYou && { needsYou }), limit };
  const { data } = await person.ask(submissions, { params: { id }, query });
  const opened = searchParams.get('submission');
  if (opened !== null && data.every((one) => one.id !== opened))
    throw new Error('What is open is not in the list.');
  return data.length;
};

const projectAt = (person: SignedIn, address: URL) => {
  const [id] = idsOf(address, /^\/project\/([^/]+)$/u);
  return person.ask(project, { params: { id } });
};

const ofSubmissions = {
  newSubmission: submissionsAt,
  score: submissionsAt,
  answer: submissionsAt,
  message: submissionsAt,
  mention: submissionsAt,
} satisfies Readonly<Record<NeedsYouKind, CountAt>>;

/** One for each kind: what its address opens is counted by what the endpoint of that screen answers. */
export const countAtAddress: Readonly<Record<keyof typeof oneOfEach, CountAt>> = {
  ...ofSubmissions,
  async pilot(person, address) {
    const { charter } = await projectAt(person, address);
    return charter?.outcome === null ? 1 : 0;
  },
  async milestone(person, address) {
    const { milestones } = await projectAt(person, address);
    const soon = new Date(Date.now() + projectLimits.needsYouDays * dayMs).toISOString();
    return milestones.filter((one) => one.reachedAt === null && one.dueDate <= soon.slice(0, 10))
      .length;
  },
  async vote(person, address) {
    const [id, roundId] = idsOf(address, /^\/radars\/([^/]+)\/rounds\/([^/]+)$/u);
    const { step, items } = await person.ask(round, { params: { id, roundId } });
    const isSecond = step === 'secondVote';
    return items.filter((item) =>
      isSecond ? item.isDisputed === true && item.secondVote === null : item.vote === null,
    ).length;
  },
  async roleRequest(person, address) {
    if (address.pathname !== linkToRoleRequests) throw new Error('It is another screen.');
    const show = address.searchParams.get('show');
    const view = Object.entries(roleRequestViews).find(([name]) => name === show)?.[1];
    const query = { ...(view ?? roleRequestViews.pending), limit };
    return (await person.ask(roleRequests, { query })).data.length;
  },
};
