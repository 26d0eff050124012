/** Paths of screens. */
export const linkToPitchDays = '/venturematch/pitch-days';
export const linkToPitchDay = (id: string): string => `${linkToPitchDays}/${id}`;
