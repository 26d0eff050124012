import { byId, disorder, type Rule } from '#bench/demonstration/story.ts';

/** An opportunity begins in its cycle, is written, published and then ends. */
export const opportunitiesAreInOrder: Rule = ({ now, opportunities }) =>
  opportunities.flatMap(({ name, startsAt, createdAt, publishedAt, endsAt }) => [
    ...disorder(name, [
      ['the cycle’s start', startsAt],
      ['written', createdAt],
      ['published', publishedAt],
      ['its end', endsAt],
    ]),
    ...disorder(name, [
      ['written', createdAt],
      ['today', now],
    ]),
  ]);

/** A submission comes while its opportunity is open, is opened, and then moved. */
export const submissionsAreInOrder: Rule = ({ now, opportunities, submissions }) => {
  const records = byId(opportunities);
  return submissions.flatMap(({ title, opportunityId, stage, stageSince, createdAt, openedAt }) => {
    const opportunity = records.get(opportunityId);
    const of = `“${title}”`;
    return [
      ...disorder(of, [
        ['its opportunity was written', opportunity?.createdAt ?? null],
        ['submitted', createdAt],
        ['opened', openedAt],
        [`moved to ${stage}`, stage === 'New' ? null : stageSince],
        ['today', now],
      ]),
      ...disorder(of, [
        ['submitted', createdAt],
        ['the deadline', opportunity?.endsAt ?? null],
      ]),
    ];
  });
};

/** What is said about a submission comes after it, and after what it answers. */
export const voicesAreInOrder: Rule = ({ now, submissions, voices }) => {
  const records = byId(submissions);
  return voices.flatMap(({ kind, submissionId, at, repliesTo }) => {
    const submission = records.get(submissionId);
    return disorder(`“${submission?.title ?? submissionId}”`, [
      ['submitted', submission?.createdAt ?? null],
      ['what it replies to', repliesTo],
      [kind, at],
      ['today', now],
    ]);
  });
};

/** Who comments, votes, scores and decides is of the corporation, or of the foundry. */
export const voicesAreOwn: Rule = ({ people, opportunities, submissions, voices }) => {
  const [persons, cases, records] = [byId(people), byId(opportunities), byId(submissions)];
  return voices.flatMap(({ kind, userId, submissionId }) => {
    if (userId === null) return [];
    const submission = records.get(submissionId);
    const person = persons.get(userId);
    const corporationId = cases.get(submission?.opportunityId ?? '')?.corporationId;
    return person !== undefined &&
      (person.corporationId === null || person.corporationId === corporationId)
      ? []
      : [`“${submission?.title}”: ${kind} by ${person?.name ?? 'nobody'}, who is of another`];
  });
};

/** An invitation goes out while its opportunity is open, and before the submission it led to. */
export const invitationsAreInOrder: Rule = ({ opportunities, companies, invitations }) => {
  const [cases, records] = [byId(opportunities), byId(companies)];
  return invitations.flatMap(({ opportunityId, companyId, sentAt, submittedAt }) => {
    const opportunity = cases.get(opportunityId);
    return disorder(`Invitation of ${records.get(companyId)?.name}`, [
      ['its opportunity was written', opportunity?.createdAt ?? null],
      ['sent', sentAt],
      ['submitted', submittedAt],
      ['the deadline', opportunity?.endsAt ?? null],
    ]);
  });
};

/** Stages from which companies are asked to present. */
const listedStages: ReadonlySet<string> = new Set(['Shortlist', 'Pitch', 'Selected']);

/** Companies present on a pitch day whose submission was shortlisted before. */
export const pitchDaysFollowShortlists: Rule = ({ now, companies, submissions, pitchDays }) => {
  const records = byId(companies);
  return pitchDays.flatMap(({ name, date, createdAt, opportunityIds, companyIds }) => [
    ...disorder(name, [
      ['planned', createdAt],
      ['its day', date],
    ]),
    ...companyIds.flatMap((id) => {
      const listed = submissions.filter(
        ({ companyId, opportunityId, stage }) =>
          companyId === id && opportunityIds.includes(opportunityId) && listedStages.has(stage),
      );
      const first = listed.map(({ stageSince }) => stageSince).toSorted()[0];
      const of = `${name}, ${records.get(id)?.name}`;
      return first === undefined
        ? [`${of}: nothing of it is shortlisted`]
        : disorder(of, [
            ['shortlisted', first],
            ['its day', date < now ? date : now],
          ]);
    }),
  ]);
};
