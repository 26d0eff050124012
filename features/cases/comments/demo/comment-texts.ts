/** What case teams ask about any submission, and what is replied. */
export const generalThreads = [
  ['Who pays for the hardware of the pilot? It is not in the pitch.', 'They lend it for three months. I asked for that in writing.'],
  ['Does anyone know one of their customers?', 'Yes, I called one of them. They would buy again.'],
  ['Price per unit is missing.', 'Asked. They answer by Thursday.'],
  ['Please compare with what we tried two years ago before we reply.', 'Done, the comparison is in our folder.'],
  ['The contact person replied within a day, and with figures.', 'Same here. Easy to work with.'],
  ['I would like to see failed tests as well as successful ones.', 'They sent three, with the reasons.'],
  ['Do our data stay on our side?', 'Yes, legal has seen the draft agreement.'],
  ['**Yes** from production, as long as no line has to stop.', 'Agreed with the plant manager for week 3.'],
] as const;

/** Comments that reviewers write beside any high or low score. */
export const generalNotes = {
  high: ['Clear evidence, and the limits are stated openly.', 'Good fit with our plant, and a team that knows the application.'],
  low: ['The figures come from one installation only.', 'I see no way to try it before the summer stop.', 'Integration would cost us more than the product.'],
} as const;
