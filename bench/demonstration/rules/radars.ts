import { byId, type Company, type Rule } from '#bench/demonstration/story.ts';

const ringNames = ['Adopt', 'Trial', 'Assess', 'Hold'];

/** Words of a note that only fit a blip at these rings, counted from the centre. */
const claims: readonly (readonly [words: RegExp, rings: readonly number[]])[] = [
  [/\bthe (?:default|standard)\b|\bpart of every\b|\bin every warranty\b/iu, [0]],
  [
    /\bbeing (?:replaced|taken out)\b|\breplaced by\b|\bno new (?:designs|applications|burners)\b|\bgone with\b|\bbanned\b|\bswitched off\b/iu,
    [3],
  ],
  [/\bnot yet ours\b|\bthe bunkering does not\b|\bhard to check\b/iu, [2, 3]],
];

const reasonsIn = /paid back|passed the same test|no stop since|Approved/u;
const reasonsOut = /No result|does the same for less|no spare parts/u;

/** A blip's note says what its ring says, and its reason the way that it moved. */
export const notesSayTheRing: Rule = ({ radars }) =>
  radars.flatMap(({ name: radar, blips }) =>
    blips.flatMap(({ name, description, rings, reasons }) => {
      const last = rings.at(-1);
      const wrongRing = claims.flatMap(([words, fitting]) => {
        const [said] = words.exec(description) ?? [];
        return said === undefined || last === null || last === undefined || fitting.includes(last)
          ? []
          : [`${radar}, ${name}: in ${ringNames[last]}, and its note says “${said}”`];
      });
      const wrongWay = rings.flatMap((ring, edition) => {
        const before = rings[edition - 1] ?? null;
        const reason = reasons[edition] ?? null;
        if (ring === null || before === null || reason === null) return [];
        const isWrong = ring < before ? reasonsOut.test(reason) : reasonsIn.test(reason);
        return isWrong ? [`${radar}, ${name}: from ${before} to ${ring}, as “${reason}”`] : [];
      });
      return [...wrongRing, ...wrongWay];
    }),
  );

/** Words that are in the names of blips of any kind. */
const anywhere = new Set(['self', 'based', 'first', 'data', 'line', 'digital', 'third', 'free']);
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !anywhere.has(word))
    .map((word) => word.slice(0, 6));

const leastShared = 0.5;

/** A company on a blip makes what the blip is called after. */
export const blipsHaveFittingCompanies: Rule = ({ radars, companies }) => {
  const records = byId(companies);
  const saysOf = ({ oneLiner, description, tags }: Company) =>
    new Set(stemsOf([oneLiner, description, ...tags].join(' ')));
  return radars.flatMap(({ name: radar, blips }) =>
    blips.flatMap(({ name, companyIds }) => {
      const stems = stemsOf(name);
      return companyIds.flatMap((id) => {
        const company = records.get(id);
        if (company === undefined) return [`${radar}, ${name}: a company that is not there`];
        const says = saysOf(company);
        const shared = stems.filter((stem) => says.has(stem)).length;
        return shared < stems.length * leastShared
          ? [`${radar}, ${name}: ${company.name}, ${company.oneLiner}`]
          : [];
      });
    }),
  );
};
