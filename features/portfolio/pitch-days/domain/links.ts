/** Paths of screens. */
const linkToPitchDays = '/venturematch/pitch-days';
export const linkToPitchDay = (id: string): string => `${linkToPitchDays}/${id}`;
