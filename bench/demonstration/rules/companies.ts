import { formatFunding } from '#features/directory/companies/domain/funding.ts';
import { byId, dayOf, disorder, type Company, type Rule } from '#bench/demonstration/story.ts';

/** What a company at a stage may look like at most: wide, so that only what nobody believes is told. */
const bounds: Readonly<
  Record<string, { usd: [number, number]; team: [number, number]; age: [number, number] }>
> = {
  Grant: { usd: [10_000, 2_000_000], team: [1, 20], age: [0, 8] },
  'Pre-seed': { usd: [30_000, 3_000_000], team: [1, 20], age: [0, 8] },
  Seed: { usd: [200_000, 10_000_000], team: [1, 60], age: [0, 12] },
  'Series A': { usd: [2_000_000, 40_000_000], team: [8, 200], age: [1, 16] },
  'Series B': { usd: [8_000_000, 120_000_000], team: [20, 500], age: [2, 20] },
  'Series C': { usd: [25_000_000, 400_000_000], team: [50, 2000], age: [4, 25] },
};

const rangeOf = (employees: string): readonly [number, number] => {
  const [least = 0, most = least] = employees.split('–').map(Number);
  return [least, most];
};

const outside = (value: number, [least, most]: readonly [number, number]) =>
  value < least || value > most;

/** Stage, funding, staff and age of a company are believable together. */
export const growthAgrees: Rule = ({ now, companies }) =>
  companies.flatMap(({ name, stage, fundingUsd, employees, foundedYear }) => {
    const bound = bounds[stage];
    if (bound === undefined) return [`${name}: no such stage, ${stage}`];
    const age = new Date(now).getUTCFullYear() - foundedYear;
    const [least, most] = rangeOf(employees);
    return [
      ...(outside(fundingUsd, bound.usd) ? [`${name}: ${stage} with ${fundingUsd} USD`] : []),
      ...(least > bound.team[1] || most < bound.team[0]
        ? [`${name}: ${stage} with ${employees} people`]
        : []),
      ...(outside(age, bound.age) ? [`${name}: ${stage} after ${age} years`] : []),
    ];
  });

/** Of the total of funding. Rounds are told in ten thousands. */
const roundingShare = 0.01;

/** The rounds of a company are its funding, the last one its stage and its last funding. */
export const roundsAreFunding: Rule = ({ companies }) =>
  companies.flatMap(({ name, stage, rounds, fundingUsd, lastFundingAt }) => {
    const last = rounds.at(-1);
    if (last === undefined) return [];
    const sum = rounds.reduce((total, { amount }) => total + amount, 0);
    return [
      ...(Math.abs(sum - fundingUsd) > fundingUsd * roundingShare
        ? [`${name}: rounds of ${sum}, funding of ${fundingUsd}`]
        : []),
      ...(last.name === stage ? [] : [`${name}: ${stage}, and its last round is ${last.name}`]),
      ...(last.day === dayOf(lastFundingAt)
        ? []
        : [`${name}: last round ${last.day}, last funding ${dayOf(lastFundingAt)}`]),
    ];
  });

/** Founded, then each round, then today. */
export const companiesAreInOrder: Rule = ({ now, companies }) =>
  companies.flatMap(({ name, foundedYear, rounds, lastFundingAt }) =>
    disorder(name, [
      ['founded', `${foundedYear}-01-01`],
      ...rounds.map((round) => [round.name, round.day] as const),
      ['last funding', rounds.length > 0 ? null : lastFundingAt],
      ['today', now],
    ]),
  );

/** The cities that the demonstration knows, by country. */
export type Gazetteer = ReadonlyMap<string, ReadonlySet<string>>;

/** A company is in a city of its country, and its text names no other. */
export const placesAgree =
  (places: Gazetteer): Rule =>
  ({ companies }) => {
    const cities = new Set([...places.values()].flatMap((some) => [...some]));
    return companies.flatMap(({ name, city, country, description }) => {
      const named = [...cities].filter((one) =>
        new RegExp(`\\b(?:in|near|from) ${one}\\b`, 'u').test(description),
      );
      return [
        ...(places.get(country)?.has(city) ? [] : [`${name}: ${city}, ${country}`]),
        ...named
          .filter((one) => one !== city)
          .map((one) => `${name}: in ${city}, and its text says ${one}`),
      ];
    });
  };

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10 };
const saidTeams =
  /(?:team of|grown to|employs|run by|^|\s)\s*(\d+|two|three|four|five|ten) (?:people|employees)\b|(?:team of|grown to) (\d+)/giu;
const saidYear = /\b(?:[Ff]ounded in|[Ss]ince) (\d{4})\b/gu;

/** Figures in the texts of a company are those of its fields. */
export const figuresAgree: Rule = ({ companies }) =>
  companies.flatMap(({ name, oneLiner, description, employees, foundedYear }) => {
    const text = `${oneLiner}. ${description}`;
    const [least, most] = rangeOf(employees);
    const teams = [...text.matchAll(saidTeams)].map(([, first, second]) => first ?? second ?? '');
    const years = [...text.matchAll(saidYear)].map(([, one]) => Number(one));
    return [
      ...teams
        .map((said) => numbers[said.toLowerCase()] ?? Number(said))
        .filter((said) => outside(said, [least, most]))
        .map((said) => `${name}: ${employees} people, and its text says ${said}`),
      ...years
        .filter((said) => said !== foundedYear)
        .map((said) => `${name}: founded in ${foundedYear}, and its text says ${said}`),
    ];
  });

const isOver = ({ status }: Company) => status === 'acquired' || status === 'closed';

/** A company that was acquired or closed submits nothing and is invited to nothing. */
export const goneCompaniesAreQuiet: Rule = ({ companies, submissions, invitations, pitchDays }) => {
  const gone = new Map(companies.filter(isOver).map((company) => [company.id, company]));
  const busy = [
    ...submissions
      .filter(({ stage }) => stage !== 'Declined')
      .map(({ companyId, title }) => [companyId, `submitted “${title}”`] as const),
    ...invitations.map(({ companyId }) => [companyId, 'was invited'] as const),
    ...pitchDays.flatMap(({ companyIds, name }) =>
      companyIds.map((id) => [id, `is in ${name}`] as const),
    ),
  ];
  return busy.flatMap(([id, what]) => {
    const company = gone.get(id ?? '');
    return company === undefined ? [] : [`${company.name}: ${company.status}, and ${what}`];
  });
};

const fewestWithProfile = 200;

const raised = /(?:raises|grant of) (\$\S+)/u;

/** News is of the company, from its time, and says of a round what the round says. */
export const newsAgrees: Rule = ({ now, companies }) =>
  companies.flatMap(({ name, foundedYear, employees, city, rounds, news }) =>
    news.flatMap(({ day, title }) => {
      const said = raised.exec(title)?.[1];
      const round = rounds.find((one) => one.day === day);
      const amount = round && formatFunding({ amount: round.amount, currency: 'USD' });
      return [
        ...disorder(name, [
          ['founded', `${foundedYear}-01-01`],
          [`“${title}”`, day],
          ['today', now],
        ]),
        ...(title.includes(name) ? [] : [`${name}: news of another, “${title}”`]),
        ...(said === undefined || said === amount
          ? []
          : [`${name}: “${title}”, and the round of ${day} was ${amount ?? 'none'}`]),
        ...(/employs/u.test(title) && !title.includes(employees)
          ? [`${name}: ${employees} people, and “${title}”`]
          : []),
        ...(/workshop in/u.test(title) && !title.endsWith(city)
          ? [`${name}: in ${city}, and “${title}”`]
          : []),
      ];
    }),
  );

/** So many companies have people, rounds and news. */
export const companiesHaveProfiles: Rule = ({ companies }) => {
  const whole = companies.filter(
    ({ people, rounds, news }) => people.length > 0 && rounds.length > 0 && news.length > 0,
  );
  return whole.length >= fewestWithProfile
    ? []
    : [`Only ${whole.length} companies have people, rounds and news; ${fewestWithProfile} should.`];
};

/** A website is the company's own, and not an address of the demonstration. */
export const websitesAreTheirOwn: Rule = ({ companies }) =>
  companies
    .filter(({ url }) => /demo-\d|localhost/u.test(url))
    .map(({ name, url }) => `${name}: ${url}`);

/** A submission is by a company that was founded, and says its name. */
export const submittersExist: Rule = ({ companies, submissions }) => {
  const companyById = byId(companies);
  return submissions.flatMap(({ companyId, companyName, title, pitch, createdAt }) => {
    const company = companyById.get(companyId ?? '');
    if (company === undefined) return [];
    return [
      ...(Date.parse(createdAt) >= Date.parse(`${company.foundedYear}-01-01`)
        ? []
        : [`“${title}”: submitted before ${company.name} was founded`]),
      ...(companyName === company.name && pitch.includes(company.name)
        ? []
        : [`“${title}”: by ${companyName}, and the company is ${company.name}`]),
    ];
  });
};
