/** What case teams say about submissions: questions, and answers to them. */
export const remarks = [
  'Ask for the failures, too. A list without any is not a list.',
  'Who pays for the pilot hardware? It is not in the pitch.',
  'I know their first customer. Shall I call?',
  'The sensor is good, the software is a slide.',
  'Compare with what we tried two years ago before we write back.',
  'Does it survive the wash-down? Ours did not.',
  'Certification will take longer than they think.',
  'I would rather see one honest month than ten brochures.',
  '**Yes** from production, as long as nobody has to stop the line.',
  'They answered within a day. Worth something.',
  'Data stays on our side? Then I am in.',
  'Price per unit is missing.',
] as const;

export const answers = [
  'Asked. They send it this week.',
  'On its way.',
  'Please do.',
  'Agreed, see the second attachment.',
  'Not yet; I put it on Thursday’s list.',
  'I checked: it does.',
] as const;
