/** What case teams ask about any submission, and what is replied. */
export const generalThreads = [
  ['Who pays for the hardware of the pilot? It is not in the pitch.', 'They lend it for three months. I asked for that in writing.'],
  ['Does anyone know one of their customers?', 'Yes, I called one of them. They would buy again.'],
  ['Price per unit is missing.', 'Asked. They answer by Thursday.'],
  ['Please compare with what we tried two years ago before we reply.', 'Done, the comparison is in our folder.'],
  ['The contact person replied within a day, and with figures.', 'Same here. Easy to work with.'],
  ['I would like to see failed tests as well as successful ones.', 'They sent three, with the reasons.'],
  ['Do our data stay on our side?', 'Yes, legal has seen the draft agreement.'],
  ['What happens to the pilot if they are bought?', 'The draft has a clause for it: we keep the installation for two years.'],
  ['Who on our side would have an hour a week for this?', 'Production planning has named someone.'],
  ['The reference they name is in another industry. Does it carry over?', 'The conditions are milder there. I asked for the raw figures.'],
  ['Their time line looks too short to me.', 'They agreed to add four weeks for the approval.'],
  ['I have seen them at a fair; the demonstration worked.', 'Good to know. I asked for the same with our samples.'],
  ['What do they need from us before they can start?', 'Drawings, a contact on site and access on weekends.'],
  ['**Yes** from production, as long as no line has to stop.', 'Agreed with the plant manager for week 3.'],
] as const;

/** Comments that reviewers write beside any high or low score. */
export const generalNotes = {
  high: ['Clear evidence, and the limits are stated openly.', 'They answered every question with a measurement.', 'The team has done this twice before.', 'Plan, price and people are all named.', 'Small step to a pilot, and we learn something either way.', 'References that can be called, and that were.', 'Priced so that a pilot needs no approval.', 'Good fit with our plant, and a team that knows the application.'],
  low: ['The figures come from one installation only.', 'Promising, but the evidence is from another application.', 'Too many open points for this cycle.', 'Delivery depends on one supplier.', 'Costs are named for the pilot, not for what follows.', 'I see no way to try it before the summer stop.', 'Integration would cost us more than the product.'],
} as const;
