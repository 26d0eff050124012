import type { PitchDayPage, Session } from '#features/portfolio/pitch-days/domain/pitch-day.ts';

export type { PitchDayPage, Session };
export type TimeSlot = PitchDayPage['slots'][number];

/** Names by id, of what the reader sees. */
export function namesOf(day: PitchDayPage) {
  const opportunities = new Map(day.opportunities.map(({ id, name }) => [id, name]));
  const companies = new Map(day.companies.map(({ company }) => [company.id, company.name]));
  return {
    opportunity: (id: string) => opportunities.get(id) ?? 'An opportunity',
    company: (id: string) => companies.get(id) ?? 'A company',
  };
}

/** "Greaseline with Slewing bearings". */
export function sessionName(day: PitchDayPage, session: Session): string {
  const { opportunity, company } = namesOf(day);
  return `${company(session.companyId)} with ${opportunity(session.opportunityId)}`;
}
