import { everybody, publishers, visibleRows, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

type Input = Expectation['input'];

const ofDay = ({ pitchDayId }: FixtureResources) => ({ params: { id: pitchDayId } });
const ofLast = ({ lastPitchDayId }: FixtureResources) => ({ params: { id: lastPitchDayId } });

const row = (input: Input, persons: string): Expectation => ({
  ...(input && { input }),
  unauthenticated: 401,
  persons,
});
const answering = (status: number, rows: string) => rows.replaceAll('200', String(status));

const times = {
  date: '2027-01-14',
  timeZone: 'UTC',
  startsAt: '09:00',
  endsAt: '10:00',
  slotMinutes: 30,
  rooms: ['Room 1'],
};

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'pitchDays.list': row(undefined, everybody),
  'pitchDays.get': row(ofDay, visibleRows),
  'pitchDays.create': row(
    ({ corporationId }) => ({ body: { ...times, corporationId, name: 'Of the matrix' } }),
    publishers,
  ),
  // The version is no longer that of the fixture when somebody else has moved the session.
  'pitchDays.update': row(
    (resources) => ({ ...ofDay(resources), body: { version: 0 } }),
    answering(409, publishers),
  ),
  'pitchDays.remove': row(ofLast, answering(204, publishers)),
  'pitchDays.restore': row(ofLast, publishers),
  'pitchDays.candidates': row(ofDay, publishers),
  'pitchDays.scores': row(ofDay, visibleRows),
  // It has no company.
  'pitchDays.assign': row(ofDay, answering(409, publishers)),
  'pitchDays.moveSession': row(
    ({ pitchDayId, pitchSessionId }) => ({
      params: { id: pitchDayId, sessionId: pitchSessionId },
      body: { slot: 0, room: 0 },
    }),
    publishers,
  ),
  'pitchDays.download': row(ofDay, visibleRows),
  'pitchDayInvitations.list': row(ofDay, publishers),
  // The version is no longer that of the fixture when somebody else has moved the session.
  'pitchDayInvitations.send': row(
    (resources) => ({
      ...ofDay(resources),
      body: { version: 0, recipients: [{ userId: resources.userId }] },
    }),
    answering(409, publishers),
  ),
};
