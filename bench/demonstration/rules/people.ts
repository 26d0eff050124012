import type { Rule } from '#bench/demonstration/story.ts';

/** Nobody's name stands at two corporations or companies. */
export const namesAreOnePersons: Rule = ({ people, companies, submissions, projects }) => {
  // Of an applicant that nobody linked yet, the company may be known all the same.
  const idByName = new Map(companies.map(({ id, name }) => [name, id]));
  const named = [
    ...people.map(({ name, corporationId }) => ({ name, at: corporationId ?? 'the foundry' })),
    ...companies.flatMap(({ id, people: own }) => own.map((name) => ({ name, at: id }))),
    ...submissions.map(({ contactName, companyId, companyName }) => ({
      name: contactName,
      at: companyId ?? idByName.get(companyName) ?? companyName,
    })),
    ...projects.flatMap(({ companyOwner, companyId }) =>
      companyOwner === null || companyId === null ? [] : [{ name: companyOwner, at: companyId }],
    ),
  ];
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, some]) => {
    const places = new Set(some.map(({ at }) => at));
    return places.size > 1 ? [`${name}: at ${places.size} places`] : [];
  });
};

/** Two accounts never have one name. */
export const accountsHaveNames: Rule = ({ people }) =>
  [...Map.groupBy(people, ({ name }) => name)].flatMap(([name, some]) =>
    some.length > 1 || name.trim() === '' ? [`${some.length} accounts are called “${name}”`] : [],
  );
