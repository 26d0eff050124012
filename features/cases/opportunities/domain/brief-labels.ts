/** The parts of a brief, in reading order: called the same inside, on the public page and in imports. */
export const briefLabels = {
  introduction: 'Introduction',
  businessNeed: 'Business need',
  focusAreas: 'Focus areas',
  callToAction: 'Call to action',
} as const;
