import { day } from '#core/domain/units.ts';

export const radarLimits = {
  areasLeast: 2,
  /** Quadrants, and rings. */
  areasMost: 8,
  areaCharacters: 80,
  blipsMost: 500,
  blipNameCharacters: 300,
  descriptionCharacters: 20_000,
  /** Tags, links, and each kind of reference of a blip. */
  partsMost: 30,
  tagCharacters: 60,
  editionsMost: 100,
  editionNameCharacters: 80,
  summaryCharacters: 20_000,
  commentCharacters: 10_000,
  editorsMost: 50,
  openProposalsMost: 500,
  /** Sent together: the sub-spaces of a collection. */
  proposalsMost: 50,
  /** Changes that are sent together. */
  bulkMost: 500,
  /** Companies shown for a blip, and blips proposed from a collection at once. */
  companiesShown: 20,
  /** Blips that a search across radars answers. */
  blipsFoundMost: 5,
  /** Radars of all corporations on the entrance page. */
  listedOnTheWebMost: 12,
  /** A placement is old that nobody has changed for longer. */
  oldPlacementMonths: 12,
  participantsMost: 100,
  /** With fewer each vote could be told from a result and one's own. */
  participantsLeast: 3,
  /** Blips that a round votes on. */
  roundItemsMost: 200,
  /** Of fewer votes nothing is shown. */
  votesShownLeast: 3,
  /** A lead of less over the second choice is disputed. */
  settledLeadPercent: 20,
  /** Before a vote closes, who has not voted is reminded. */
  voteReminderMs: 2 * day,
} as const;
