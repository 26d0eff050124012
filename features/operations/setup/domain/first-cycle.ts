import { day } from '#core/domain/units.ts';

interface FirstCycle {
  readonly name: string;
  /** `2026-12-15`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const daysLeast = 60;

/**
 * A cycle from today to the end of the half-year, or of the next one where too little is left of this:
 * “Spring 2027” until the end of June, “Autumn 2027” until the end of the year.
 */
export function firstCycleFrom(today: string): FirstCycle {
  const year = Number(today.slice(0, 4));
  const halves = [
    { name: `Spring ${year}`, lastDay: `${year}-06-30` },
    { name: `Autumn ${year}`, lastDay: `${year}-12-31` },
  ];
  const half = halves.find(
    ({ lastDay }) => Date.parse(lastDay) - Date.parse(today) >= daysLeast * day,
  );
  const { name, lastDay } = half ?? {
    name: `Spring ${year + 1}`,
    lastDay: `${year + 1}-06-30`,
  };
  return { name, firstDay: today, lastDay };
}
