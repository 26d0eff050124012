import { randomUUID } from 'node:crypto';
import {
  pitchDayOpportunities,
  pitchDays,
  pitchDaySessions,
} from '#features/portfolio/pitch-days/server/tables.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** A pitch day of the corporation of a place, with its opportunity there and one session. */
export interface PitchDayResources {
  readonly pitchDayId: string;
  /** Another one there, to delete. */
  readonly lastPitchDayId: string;
  readonly pitchSessionId: string;
}

export const missingPitchDay = (): PitchDayResources => ({
  pitchDayId: randomUUID(),
  lastPitchDayId: randomUUID(),
  pitchSessionId: randomUUID(),
});

/** One for each opportunity. */
export async function makePitchDays({ database: { db, pool } }: TestServer) {
  const { rows } = await pool.query<{ id: string; corporationId: string }>(
    'select id, corporation_id as "corporationId" from opportunities where is_active',
  );
  const company = await pool.query<{ id: string }>('select id from companies order by id limit 1');
  const companyId = company.rows[0]?.id ?? '';
  const made = new Map<string, PitchDayResources>();
  for (const { id: opportunityId, corporationId } of rows) {
    const ids = missingPitchDay();
    made.set(opportunityId, ids);
    const day = {
      corporationId,
      name: 'From the matrix',
      date: '2027-01-14',
      timeZone: 'UTC',
      startsAt: '09:00',
      endsAt: '10:00',
      slotMinutes: 30,
      rooms: ['Room 1'],
    };
    await db.insert(pitchDays).values([
      { ...day, id: ids.pitchDayId },
      { ...day, id: ids.lastPitchDayId },
    ]);
    await db
      .insert(pitchDayOpportunities)
      .values({ pitchDayId: ids.pitchDayId, opportunityId, wanted: 1 });
    await db.insert(pitchDaySessions).values({
      id: ids.pitchSessionId,
      pitchDayId: ids.pitchDayId,
      opportunityId,
      companyId,
      slot: 0,
      room: 0,
      score: 50,
      reasons: [],
      isPinned: false,
    });
  }
  return (opportunityId: string): PitchDayResources => made.get(opportunityId) ?? missingPitchDay();
}
