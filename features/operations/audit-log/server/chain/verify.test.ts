import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyLines } from '#features/operations/audit-log/server/shared/lines.ts';
import {
  canonicalPersonalPart,
  canonicalRecord,
  genesis,
  personalHashOf,
  recordAfter,
  type PersonalPart,
} from './record.ts';
import type { VerifiedRecord } from './verify.ts';

const personal = (nth: number): PersonalPart => ({
  salt: `salt ${nth}`,
  details: { name: `Opportunity ${nth}`, at: nth / 3, list: ['a', null, { é: 'ü' }] },
  address: '192.0.2.7',
  device: nth % 2 === 0 ? null : 'Mozilla/5.0',
  changes:
    nth % 3 === 0
      ? [
          {
            table: 'opportunities',
            rowId: `${nth}`,
            before: { name: 'Old' },
            after: { name: 'New' },
          },
        ]
      : [],
});

function chainOf(length: number): VerifiedRecord[] {
  const records: VerifiedRecord[] = [];
  for (let nth = 1; nth <= length; nth += 1) {
    const entry = {
      id: `entry ${nth}`,
      at: '2026-11-23T06:00:00Z',
      actorId: nth % 2 ? 'ann' : null,
      kind: 'opportunity.changed',
      subject: 'opportunity',
      subjectId: `${nth}`,
      opportunityId: `${nth}`,
      corporationId: null,
    };
    const part = personal(nth);
    const record = recordAfter(records.at(-1) ?? genesis, entry, personalHashOf(part));
    records.push({ ...record, personal: part });
  }
  return records;
}

const endOf = (records: readonly VerifiedRecord[], isWhole = true) => {
  const { sequence, hash } = records.at(-1) ?? genesis;
  return { end: { entries: records.length, isWhole, head: { sequence, hash } } };
};

async function* each(lines: readonly string[]) {
  yield* lines;
}
const verify = (values: readonly unknown[]) =>
  verifyLines(() => each(values.map((value) => JSON.stringify(value))));

/** Every place in a value that has a text, number or null of its own. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]));
}

function changedAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    if (typeof value === 'string') return `${value}!`;
    return typeof value === 'number' ? value + 1 : 'something';
  }
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = changedAt(copy[name], rest);
  return copy;
}

const length = fc.integer({ min: 2, max: 8 });
const place = fc.nat();
const bad = async (values: readonly unknown[]) => {
  const { fault, problem } = await verify(values);
  return problem ?? fault;
};

describe('what is hashed', () => {
  const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('"\u2028\\\n'));
  const optional = fc.option(words);
  const fields = fc.option(fc.dictionary(words, fc.jsonValue({ stringUnit: 'grapheme' })));

  test('is the canonical JSON (RFC 8785) of an entry and of what is personal', () =>
    fc.assert(
      fc.property(
        fc.record({
          salt: words,
          details: fields,
          address: optional,
          device: optional,
          changes: fc.array(
            fc.record({ table: words, rowId: words, before: fields, after: fields }),
          ),
        }),
        fc.record({
          sequence: fc.nat(),
          previous: words,
          personalHash: words,
          erased: fc.option(fc.dictionary(words, words)),
          entry: fc.record({
            id: words,
            at: words,
            actorId: optional,
            kind: words,
            subject: words,
            subjectId: words,
            opportunityId: optional,
            corporationId: optional,
          }),
        }),
        (part, record) => {
          expect(canonicalPersonalPart(part)).toBe(canonicalize(part));
          expect(canonicalRecord(record)).toBe(canonicalize(record));
        },
      ),
    ));
});

describe('an export of the audit log', () => {
  test('is sound as it was written', async () => {
    for (const count of [0, 1, 7]) {
      const records = chainOf(count);
      expect(await verify([...records, endOf(records)])).toMatchObject({
        entries: count,
        fault: null,
        problem: null,
        isWhole: true,
      });
    }
  });

  test('any single change of any value is found, and the first bad entry is named', () =>
    fc.assert(
      fc.asyncProperty(length, place, place, async (count, nth, where) => {
        const records = chainOf(count);
        const place = nth % count;
        const places = placesIn(records[place]);
        const path = places[where % places.length] ?? [];
        const lines = records.map((record, index) =>
          index === place ? changedAt(record, path) : record,
        );
        const { fault, problem } = await verify([...lines, endOf(records)]);
        if (problem !== null) expect(problem).toContain(`Line ${place + 1} `);
        else expect(fault?.sequence, path.join('.')).toBe(place + 1);
      }),
      { numRuns: 150 },
    ));

  test('an entry that is removed is missing', () =>
    fc.assert(
      fc.asyncProperty(length, place, async (count, nth) => {
        const records = chainOf(count);
        const gone = nth % count;
        const { fault } = await verify([...records.toSpliced(gone, 1), endOf(records)]);
        expect(fault?.sequence).toBe(gone + 1);
      }),
      { numRuns: 50 },
    ));

  test('two entries that changed places are found', () =>
    fc.assert(
      fc.asyncProperty(length, place, place, async (count, one, other) => {
        const records = chainOf(count);
        const first = Math.min(one % count, other % count);
        const second = Math.max(one % count, other % count);
        fc.pre(first !== second);
        const swapped = records.map(
          (record, index) =>
            records[index === first ? second : index === second ? first : index] ?? record,
        );
        const { fault } = await verify([...swapped, endOf(records)]);
        expect(fault?.sequence).toBe(first + 1);
      }),
      { numRuns: 50 },
    ));

  test('that was cut off, or has anything besides, is refused', async () => {
    const records = chainOf(3);
    expect(await bad(records)).toMatch(/cut off/u);
    expect(await bad([...records, endOf(records), records[0]])).toMatch(/after the end/u);
    expect(await bad([...records, 'something', endOf(records)])).toMatch(/Line 4/u);
    expect(await bad([{ ...records[0], note: 'x' }, endOf(records)])).toMatch(/Line 1/u);
  });

  test('erased data is accounted for by the erasure that comes later, and nothing else', async () => {
    const records = chainOf(4);
    const left: PersonalPart = { ...personal(2), salt: 'new', details: null, address: null };
    const cleared = records.map((record) =>
      record.sequence === 2 ? { ...record, personal: left } : record,
    );
    expect(await bad([...cleared, endOf(records)])).toMatchObject({ sequence: 2 });
    const part = personal(5);
    const erasure = recordAfter(
      records.at(-1) ?? genesis,
      { ...(records[0]?.entry as VerifiedRecord['entry']), id: 'erasure', kind: 'audit.erased' },
      personalHashOf(part),
      { 'entry 2': personalHashOf(left) },
    );
    const all = [...cleared, { ...erasure, personal: part }];
    expect(await verify([...all, endOf(all)])).toMatchObject({ fault: null, erased: 1 });
    const other = all.map((record) =>
      record.sequence === 2 ? { ...record, personal: { ...left, address: 'x' } } : record,
    );
    expect(await bad([...other, endOf(all)])).toMatchObject({ sequence: 2 });
  });

  test('a part of the log is sound on its own; changes and lost lines are found there, too', async () => {
    const part = chainOf(9).filter(({ sequence }) => sequence % 3 === 0);
    const end = endOf(part, false);
    expect(await verify([...part, end])).toMatchObject({ fault: null, isWhole: false });
    expect(await bad([...part.slice(1), end])).not.toBeNull();
    const changed = part.map((one) => changedAt(one, ['entry', 'kind']));
    expect(await bad([...changed, end])).toMatchObject({ sequence: 3 });
  });

  test('a hash that was noted elsewhere shows a log that was written anew', async () => {
    const records = chainOf(3);
    const lines = () => each([...records, endOf(records)].map((one) => JSON.stringify(one)));
    const head = { sequence: 2, hash: records[1]?.hash ?? '' };
    expect((await verifyLines(lines, head)).fault).toBeNull();
    const other = await verifyLines(lines, { ...head, hash: 'f'.repeat(64) });
    expect(other.fault?.sequence).toBe(2);
    expect((await verifyLines(lines, { ...head, sequence: 9 })).fault?.sequence).toBe(4);
  });
});
