import { expect, test } from 'vitest';
import { nameWords } from '#features/directory/companies/domain/name-keys.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { knownValues } from '#features/directory/companies/domain/listed-values.ts';
import { drawCompanies, rowOf } from '#features/directory/companies/demo/companies.ts';
import { sizeOf, sizesOf, stages } from '#features/directory/companies/demo/company-stages.ts';
import { allProducts, fields, madeOf } from '#features/directory/companies/demo/fields/all.ts';

const now = new Date('2026-05-01T00:00:00Z');
const all = drawCompanies(seededRandom(1), 5000, now);
const within = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

test('there are more than twenty fields, and each has companies', () => {
  expect(Object.keys(fields).length).toBeGreaterThan(20);
  expect(new Set(all.map(({ field }) => field)).size).toBe(Object.keys(fields).length);
});

test('each product is known by one name only, in one field', () => {
  const called = allProducts.flatMap(({ name, product }) => [name, ...product.also]);
  expect(called.filter((one, index) => called.indexOf(one) !== index)).toEqual([]);
});

test('no two companies have the same one-liner, name or web address', () => {
  for (const of of [
    all.map(({ oneLiner }) => oneLiner),
    all.map(({ name }) => nameWords(name).join('')),
    all.map(({ url }) => url),
  ]) {
    expect(new Set(of).size).toBe(all.length);
  }
});

test('one-liner, tags and industry are those of the product, and the address is the name', () => {
  for (const { makes, field, oneLiner, tags, industries, url, name } of all) {
    const { product } = madeOf(makes);
    expect([makes, ...product.also].some((one) => oneLiner.startsWith(`${one} for `))).toBe(true);
    expect(product.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
    expect(
      tags.filter((tag) => !fields[field].tags.some((candidate) => candidate === tag)),
    ).toEqual([]);
    expect(industries).toEqual([fields[field].industry]);
    expect(url).toBe(`https://${nameWords(name).join('')}.example`);
  }
});

/** "15 people", "a team of 15". */
const teamSize = /(\d+) (?:people|employees)|(?:team of|grown to) (\d+)/u;

test('stages and statuses are known ones in their one spelling', () => {
  expect(knownValues('stage')).toEqual(expect.arrayContaining(all.map(({ stage }) => stage)));
  expect(knownValues('status')).toEqual(
    expect.arrayContaining(all.map((company) => rowOf(company).status)),
  );
});

test('age, team, stage and funding agree, and no round is older than its company', () => {
  for (const { stage, foundedYear, employees, fundingUsd, lastFundingAt, description } of all) {
    const profile = stages[stage];
    expect(within(now.getUTCFullYear() - foundedYear, profile.age)).toBe(true);
    expect(within(fundingUsd, profile.fundingUsd)).toBe(true);
    expect(sizesOf(stage)).toContain(employees);
    expect(new Date(lastFundingAt).getUTCFullYear()).toBeGreaterThanOrEqual(foundedYear);
    const [, before, after] = teamSize.exec(description) ?? [];
    const team = before ?? after;
    expect([description, sizeOf(Number(team))]).toEqual([description, employees]);
  }
});

test('a seed company is small and a young one has no late round', () => {
  expect(
    Math.max(...all.filter(({ stage }) => stage === 'Seed').map((one) => one.fundingUsd)),
  ).toBeLessThan(6e6);
  const late = all.filter(({ stage }) => stage === 'Series C' || stage === 'Series B');
  expect(Math.max(...late.map(({ foundedYear }) => foundedYear))).toBeLessThan(2022);
});

test('descriptions are two to four whole sentences', () => {
  for (const { description } of all) {
    const sentences = description.split(/(?<=[.])\s+(?=[\p{Lu}\d])/u);
    expect([description, within(sentences.length, [2, 4])]).toEqual([description, true]);
    expect(description).toMatch(/^[\p{Lu}\d].*\.$/u);
  }
});

/** Companies of these fields that many people know. */
const wellKnown = new Set(
  `northvolt sunfire climeworks enapter antora rondo augury cognite seeq nozomi claroty dragos
  redwood hydrogenious kraftblock norsepower bound4blue candela corvus zaptec skysails northsail
  northstar satellogic isar iceye constellr lightmatter luminar ouster velodyne prophesee graphcore
  blaize navitas wolfspeed ecorobotix naio pivotbio brightseed notpla apeel sulapac paboco pulpex
  aquaporin gradiant desolenator markforged voxeljet seurat relativity sintratec materialise
  exotec locus geekplus autostore swisslog kuka fanuc universalrobots flyability gecko percepto
  skyports clearpath siemens bosch sandvik festo hexagon northbeam brightmark lanzatech svante
  carbfix heirloom verdox twelve electrochaea ambri ess powin fluence stem wallbox heliox plugpower datalogic`.split(
    /\s+/u,
  ),
);

test('no company is named after a well-known one', () => {
  const matches = all.filter(({ name }) => {
    const words = nameWords(name);
    return wellKnown.has(words.join('')) || wellKnown.has(words[0] ?? '');
  });
  expect(matches.map(({ name }) => name)).toEqual([]);
});
