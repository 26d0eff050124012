import type { Corporation } from '#core/domain/identity/corporation.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { sendRequest } from './send-request.ts';

/** The names of a corporation's scouting cycles follow the calendar: of the one that runs, and of the one before. */
export async function cyclesOf(email: string): Promise<{ running: string; before: string }> {
  const [corporation] = await sendRequest<Corporation[]>(email, '/corporations');
  const cycles = await sendRequest<Cycle[]>(email, `/corporations/${corporation?.id}/cycles`);
  const now = new Date().toISOString();
  const [running, before] = cycles
    .map(({ name, startDate }) => ({ name, startDate: startDate ?? '' }))
    .filter(({ startDate }) => startDate <= now)
    .toSorted((one, other) => (one.startDate > other.startDate ? -1 : 1));
  if (running === undefined || before === undefined) throw new Error('Two cycles have begun.');
  return { running: running.name, before: before.name };
}
