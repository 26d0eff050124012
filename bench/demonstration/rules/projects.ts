import { byId, dayOf, disorder, type Project, type Rule } from '#bench/demonstration/story.ts';

const phases = ['Discovery', 'Proof of concept', 'Pilot', 'Rollout', 'Closed'];

const longestUntilStart = 60 * 24 * 60 * 60 * 1000;

/** A project comes after its submission was selected, and has its title, company and corporation. */
export const projectsFollowSelection: Rule = ({ projects, submissions, opportunities }) => {
  const [records, cases] = [byId(submissions), byId(opportunities)];
  return projects.flatMap(({ name, submissionId, companyId, corporationId, startsAt }) => {
    const submission = records.get(submissionId ?? '');
    if (submission === undefined) return [`${name}: from no submission`];
    const { title, stage, stageSince, opportunityId } = submission;
    return [
      ...(stage === 'Selected' ? [] : [`${name}: its submission is in ${stage}`]),
      ...(title === name ? [] : [`${name}: its submission is “${title}”`]),
      ...(submission.companyId === companyId ? [] : [`${name}: by another company`]),
      ...(cases.get(opportunityId)?.corporationId === corporationId
        ? []
        : [`${name}: of another corporation`]),
      ...disorder(name, [
        ['selected', stageSince],
        ['started', startsAt],
      ]),
      ...(Date.parse(startsAt) - Date.parse(stageSince) > longestUntilStart
        ? [`${name}: selected ${dayOf(stageSince)}, started ${dayOf(startsAt)}`]
        : []),
    ];
  });
};

/** A project starts, is written about, and ends; it is closed when that is over, and only then. */
export const projectsAreInOrder: Rule = ({ now, projects }) =>
  projects.flatMap(({ name, phase, startsAt, endsAt, moments }) => [
    ...disorder(name, [
      ['started', startsAt],
      ['its end', endsAt],
    ]),
    ...disorder(name, [
      ['started', startsAt],
      ['today', now],
    ]),
    ...((phase === 'Closed') === Date.parse(endsAt) < Date.parse(now)
      ? []
      : [`${name}: ${phase}, and its end is ${dayOf(endsAt)}`]),
    ...moments.flatMap(({ what, at }) => {
      // A day has no time: that of the start is in order.
      const from = at.length === 10 ? dayOf(startsAt) : startsAt;
      return disorder(name, [
        ['started', from],
        [what, at],
        ['today', now],
      ]);
    }),
  ]);

/** What a text says is reached, as the milestone that says so too. */
const claims: readonly (readonly [says: RegExp, milestone: string])[] = [
  [/requirements are agreed/iu, 'Requirements agreed'],
  [/first results meet|criteria are met/iu, 'First results on site'],
  [
    /runs at the first site|half of the pilot|installed at the first site/iu,
    'Installation at the first site',
  ],
  [/framework agreement with .* is signed/iu, 'Framework agreement signed'],
];

function milestoneProblems({ name, description, milestones, startsAt }: Project, now: string) {
  const open = milestones.findIndex(({ reachedAt }) => reachedAt === null);
  return [
    ...(milestones.some(({ reachedAt }, place) => reachedAt !== null && open >= 0 && place > open)
      ? [`${name}: a milestone is reached before the one in front of it`]
      : []),
    ...disorder(name, [
      ['started', startsAt],
      ...milestones.map((one) => [one.name, one.reachedAt] as const),
      ['today', now],
    ]),
    ...disorder(
      `${name}, due dates`,
      milestones.map((one) => [one.name, one.dueDate] as const),
    ),
    ...claims.flatMap(([says, milestone]) => {
      const one = milestones.find((entry) => entry.name === milestone);
      return says.test(description) && one?.reachedAt === null
        ? [`${name}: its text says so, and “${milestone}” is open`]
        : [];
    }),
  ];
}

/** Milestones are reached one after the other, and what the text says is reached, is. */
export const milestonesAgree: Rule = ({ now, projects }) =>
  projects.flatMap((project) => milestoneProblems(project, now));

const mostOfPhase = 0.5;
const fewToJudge = 4;

/** The projects of a corporation stand in several phases. */
export const phasesAreMixed: Rule = ({ corporations, projects }) =>
  corporations.flatMap(({ id, name }) => {
    const own = projects.filter(({ corporationId }) => corporationId === id);
    if (own.length < fewToJudge) return [];
    return phases.flatMap((phase) => {
      const count = own.filter((project) => project.phase === phase).length;
      return count > own.length * mostOfPhase
        ? [`${name}: ${count} of ${own.length} projects in ${phase}`]
        : [];
    });
  });

/** Who answers for a project at its company is one of the company's people. */
export const companyOwnersAreOfTheCompany: Rule = ({ projects, companies }) => {
  const records = byId(companies);
  return projects.flatMap(({ name, companyId, companyOwner }) => {
    const company = records.get(companyId ?? '');
    return companyOwner === null || company?.people.includes(companyOwner)
      ? []
      : [`${name}: ${companyOwner} is not of ${company?.name ?? 'any company'}`];
  });
};

/** Things that a text of a project only names where the project is about them. */
const things =
  /\b(?:bearings?|sensors?|alarms?|test rigs?|rotors?|greases?|ships?|maintenance system)\b/giu;

/** What is written in a project is about what its opportunity and its company are about. */
export const partsFitTheProject: Rule = ({ projects, submissions, opportunities, writings }) => {
  const [records, cases] = [byId(submissions), byId(opportunities)];
  return projects.flatMap(({ name, submissionId }) => {
    const submission = records.get(submissionId ?? '');
    const opportunity = cases.get(submission?.opportunityId ?? '')?.name;
    const about = [
      submission?.title,
      submission?.pitch,
      ...writings
        .filter(({ kind, of }) => kind === 'opportunity' && of === opportunity)
        .map(({ text }) => text),
    ]
      .join(' ')
      .toLowerCase();
    const parts = writings.filter(({ kind, of }) => of === name && partKinds.has(kind));
    return parts.flatMap(({ kind, text }) =>
      (text.match(things) ?? [])
        .filter((thing) => !about.includes(thing.toLowerCase().replace(/s$/u, '')))
        .map((thing) => `${name}, ${kind}: “${thing}”`),
    );
  });
};

const partKinds: ReadonlySet<string> = new Set([
  'update',
  'risk',
  'decision',
  'milestone',
  'charter',
  'criterion',
]);
