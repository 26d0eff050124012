import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exclusionOf, schedule } from './schedule.ts';
import type { Place, ScheduleProblem, UnplacedSession } from './schedule-problem.ts';

const problems = fc
  .record({
    pairs: fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(8)), { maxLength: 16, selector: String }),
    people: fc.array(fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    slots: fc.integer({ min: 0, max: 9 }),
    rooms: fc.integer({ min: 1, max: 4 }),
    kept: fc.array(fc.option(fc.record({ slot: fc.nat(9), room: fc.nat(4) })), { maxLength: 16 }),
  })
  .map(({ pairs, people, ...others }): ScheduleProblem => ({
    ...others,
    people,
    sessions: pairs.map(([opportunity, company]) => ({ opportunity, company })),
    sharedTeams: people.flatMap((group) =>
      group.flatMap((a) => group.filter((b) => a < b).map((b) => [a, b] as const)),
    ),
  }));

/** Clashes of a schedule, counted independently of how it is made. */
function clashesIn({ sessions, people, slots, rooms }: ScheduleProblem, places: readonly Place[]) {
  const bySlot = Map.groupBy(places.keys(), (at) => places[at]?.slot ?? -1);
  const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length;
  return [...bySlot].flatMap(([slot, members]) => {
    const here = members.flatMap((at) => sessions[at] ?? []);
    const busy = people.filter(
      (group) => here.filter(({ opportunity }) => group.includes(opportunity)).length > 1,
    );
    return [
      ...(slot < 0 || slot >= slots ? ['outside of the day'] : []),
      ...(hasTwice(here.map(({ company }) => company)) ? ['a company'] : []),
      ...(hasTwice(here.map(({ opportunity }) => opportunity)) ? ['an opportunity'] : []),
      ...(hasTwice(members.map((at) => places[at]?.room)) ? ['a room'] : []),
      ...(members.some((at) => (places[at]?.room ?? rooms) >= rooms) ? ['no such room'] : []),
      ...busy.map(() => 'a person'),
    ];
  });
}

/** Whether there is any schedule, by trying all. */
function isPossible({ sessions, sharedTeams, slots, rooms }: ScheduleProblem): boolean {
  const excludes = exclusionOf(sharedTeams);
  const placed: UnplacedSession[][] = Array.from({ length: slots }, () => []);
  const place = (at: number): boolean => {
    const session = sessions[at];
    if (session === undefined) return true;
    return placed.some((slot) => {
      if (slot.length >= rooms || slot.some((other) => excludes(session, other))) return false;
      slot.push(session);
      const isDone = place(at + 1);
      slot.pop();
      return isDone;
    });
  };
  return place(0);
}

test('Nobody and no room is in two sessions at once, and every session has a place', () => {
  let scheduled = 0;
  fc.assert(
    fc.property(problems, (problem) => {
      const result = schedule(problem);
      if (result.kind === 'tooShort') return;
      scheduled += 1;
      expect(result.places).toHaveLength(problem.sessions.length);
      expect(clashesIn(problem, result.places)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
  expect(scheduled).toBeGreaterThan(1000);
});

test('The day is too short only if there is no schedule', () => {
  fc.assert(
    fc.property(
      problems.filter(({ sessions }) => sessions.length <= 7),
      (problem) => {
        expect(schedule(problem).kind === 'scheduled').toBe(isPossible(problem));
      },
    ),
    { numRuns: 1000 },
  );
});

const session = (opportunity: number, company: number) => ({ opportunity, company });

test('What is in its place stays there while it can', () => {
  const result = schedule({
    sessions: [session(0, 0), session(1, 0), session(1, 1)],
    sharedTeams: [],
    people: [],
    slots: 4,
    rooms: 2,
    kept: [{ slot: 3, room: 1 }, null, { slot: 3, room: 0 }],
  });
  expect(result).toMatchObject({ places: [{ slot: 3, room: 1 }, {}, { slot: 3, room: 0 }] });
});

test('It is said which limit makes the day too short', () => {
  const sessions = [session(0, 0), session(0, 1), session(1, 2), session(1, 3)];
  const day = { sessions, sharedTeams: [[0, 1]] as const, people: [[0, 1]], rooms: 2 };
  expect(schedule({ ...day, slots: 1 })).toEqual({
    kind: 'tooShort',
    limits: [
      { kind: 'rooms', sessions: 4, needed: 2 },
      { kind: 'opportunity', index: 0, needed: 2 },
      { kind: 'opportunity', index: 1, needed: 2 },
      { kind: 'person', opportunities: [0, 1], needed: 4 },
    ],
  });
  expect(schedule({ ...day, slots: 3 })).toEqual({
    kind: 'tooShort',
    limits: [{ kind: 'person', opportunities: [0, 1], needed: 4 }],
  });
  expect(schedule({ ...day, slots: 4 }).kind).toBe('scheduled');
});
