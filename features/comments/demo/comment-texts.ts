/** Comments of case teams on submissions: questions and replies. */
export const commentTexts = [
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

export const replyTexts = [
  'Asked. They send it this week.',
  'On its way.',
  'Please do.',
  'Agreed, see the second attachment.',
  'Not yet; I put it on Thursday’s list.',
  'I checked: it does.',
] as const;

/** Comments that judges write beside their scores. */
export const scoreCommentTexts = [
  'Strong where we are weak. The rest can be learned.',
  'The figures come from one machine. I would want three.',
  'Good people, early product.',
  'I see no way to try it before the summer stop.',
  'Solves it, but at a price we would not pay twice.',
  'Best evidence of the round.',
  'Nice technology in search of our problem.',
  'Their integration work is our integration work.',
] as const;
