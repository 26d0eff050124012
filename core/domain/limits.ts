/**
 * Every constant of section 9 and every wait of section 8, with its unit in its name.
 * Numbers that we chose ourselves stand at the end and say so.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const mebibyte = 1024 * 1024;

export const limits = {
  // --- section 9: caches
  systemRoleCacheMs: 5 * minute,
  currentUserFreshMs: 5 * minute,
  currentUserRetries: 2,
  currentUserRetryDelayMs: 2 * second,

  // --- section 9: user sync. Tried again while fewer than this many attempts were made.
  userSyncAttempts: 2,
  userSyncRetryDelayMs: 2 * second,

  // --- sections 7 and 9: the bearer token on the client
  tokenCacheMs: 55 * minute,
  tokenWaitMs: 1500,
  tokenWaitOnFreshFetchMs: 1200,
  tokenPollMs: 100,
  tokenUserChecks: 4,
  tokenUserCheckMs: 150,

  // --- section 8: retries of a request. One wait before each further attempt.
  authRetries: 1,
  retryWaitsMs: {
    serverError: [2 * second, 4 * second, 8 * second],
    network: [400, 800, 1200],
  },

  // --- section 9: sessions
  signOutTimeoutMs: 10 * second,
  passwordMinLength: 6,
  tokenRefreshBeforeExpiryMs: 5 * minute,
  identityBackoffMs: { first: 30 * second, most: 16 * minute },
  identityNetworkTimeoutMs: { desktop: 30 * second, mobile: 60 * second },

  // --- section 9: document database and file storage
  documentQueryBatch: 30,
  storageOperationRetryMs: 2 * minute,
  storageUploadRetryMs: 10 * minute,
  storageRetryStatuses: [408, 429],
  documentCacheBytes: { default: 40 * mebibyte, least: mebibyte },
  documentOnlineTimeoutMs: 10 * second,
  documentIdleTimeoutMs: minute,
  documentBackoff: { firstMs: second, factor: 1.5, mostMs: minute },
  documentWritesPerBatch: 10,
  documentLimboResolutions: 100,
  documentLongPollingMs: { least: 5 * second, most: 30 * second },
  emulatorPorts: { documents: 8080, storage: 9199, auth: 9099 },
  heartbeat: { keptMs: 30 * day, headerCharacters: 1024 },

  // --- section 9: interface
  toastMs: 2000,
  toastLibrary: { position: 'top-right', closeMs: 5000, dismissAtPercent: 80 },
  initialsLength: 3,
  compactNumberDecimals: 2,

  // --- ours
  tokenLifeMs: hour,
  sessionLifeMs: 30 * day,
  sessionRenewMs: day,
  viewerCacheMs: 30 * second,
  passwordMaxLength: 128,
  /** Wrong passwords in a row for one account before it is answered more slowly, and how slowly. */
  signInFailuresFree: 10,
  signInDelayMs: { first: second, most: minute },
  signInFailuresKeptMs: hour,
  idempotencyKeptMs: day,
  idempotencyKeyCharacters: 200,
  pageDefault: 25,
  pageMost: 100,
  submissionsPageMost: 500,
  boardCards: 30,
  bulkMost: 500,
  compareMost: 4,
  moveRepeats: 3,
  queryCharacters: 200,
  nameCharacters: 200,
  textCharacters: 100_000,
  categoriesMost: 20,
  categoryCharacters: 60,
  stageCharacters: 40,
  stagesMost: 12,
  commentCharacters: 10_000,
  mentionsMost: 20,
  mentionableMost: 8,
  peopleSearchLeast: 2,
  peopleFoundMost: 20,
  notificationsRefreshMs: minute,
  reasonCharacters: 2000,
  mailCharacters: 10_000,
  messageCharacters: 10_000,
  criterionCharacters: 80,
  criterionWeightMost: 10,
  criteriaMost: 12,
  guidanceCharacters: 1000,
  noteCharacters: 2000,
  /** A note is stored once nothing was typed for so long. */
  noteRestMs: 800,
  subspaceIdCharacters: 64,
  subspaceDepthMost: 10,
  subspacesMost: 500,
  collectionPeopleMost: 200,
  /** All of somebody's are read when they sign in. */
  collectionsMost: 500,
  collectionCompaniesMost: 5000,
  suggestionsShown: 12,
  /** All that are ever answered about a collection as it is; who has seen them all has not yet found it. */
  suggestionsMost: 120,
  /** So many companies of a collection, and of its blacklist, speak for all of them. */
  suggestedBy: { listed: 120, blacklisted: 40 },
  collectionsDeletedShown: 20,
  scaleLeast: 2,
  scaleMost: 10,
  questionsMost: 20,
  questionCharacters: 300,
  answerCharacters: 5000,
  promiseDaysMost: 365,
  answersMost: 60,
  externalIdCharacters: 200,
  importRowsPerCall: 500,
  importRowsMost: 10_000,
  importFileBytes: 8 * mebibyte,
  /** What a workbook may hold that is read in the browser. */
  listUnpackedBytes: 128 * mebibyte,
  /** A file that the server reads, as a job. */
  importUploadBytes: 512 * mebibyte,
  importSourceCharacters: 100,
  importColumnsMost: 500,
  importColumnCharacters: 300,
  importPollMs: 5 * second,
  importTellMs: second,
  decisionsPerSending: 500,
  companiesFound: 8,
  /** How many names and links of a pasted list are looked for at once. */
  entriesMost: 500,
  entryListCharacters: 100_000,
  domainCharacters: 253,
  /** How many companies are offered for an entry that is no one's for sure. */
  entryCandidates: 5,
  /** How long the index is asked for what no name and no link led to. */
  entrySearchMs: 800,
  /** A domain, or a name in a country, that more records share says nothing of one of them. */
  matchGroupMost: 12,
  matchBatch: 1000,
  matchesCounted: 100,
  matchPauseMs: second,
  matchPollMs: 10 * minute,
  appearancesShown: 5,
  appearancesMost: 100,
  similarCompanies: 8,
  /** How many that share a tag are compared while there is no index. */
  similarCompared: 5000,
  searchCharacters: 10_000,
  /** What fits into the field of Scout, and into its address. */
  scoutCharacters: 1000,
  filterCharacters: 2000,
  filterValuesMost: 50,
  /** How many of the best matches the facets of a broad search are counted over. */
  facetMatches: 10_000,
  facetValues: 30,
  /** How much of a long text is shown around what matches. */
  passageCharacters: 220,
  /** How many words of a search count; more would only make it slower. */
  searchWordsMost: 20,
  savedSearchesMost: 50,
  savedSearchNameCharacters: 100,
  timeZoneCharacters: 60,
  /** How many matches of a saved search are remembered as known. */
  knownCompaniesMost: 10_000,
  /** For how long after a change a company may still come to be found: by the index, or a slow import. */
  lateFindsMs: hour,
  /** How many new companies an alert names. */
  alertNames: 10,
  /** When alerts come, where their reader is. */
  alertHour: 6,
  newsFreshMs: 5 * second,
  deletedSearchKeptMs: day,
  recentSearchesMost: 20,
  /** After how long without a change a search counts as one that was meant. */
  searchSettledMs: 2 * second,
  exportRowsMost: 10_000,
  exportPageMost: 1000,
  /** How soon a changed company is found. */
  searchFreshMs: 2 * second,
  /** How often the outbox is looked into though nobody told of anything in it. */
  searchPollMs: 5 * second,
  /** How often the index is held against the database. */
  searchCheckMs: minute,
  /** Changes taken from the outbox at once: as many as take about so long. */
  searchBatch: { least: 100, most: 8000, ms: 500 },
  /**
   * So much in the outbox, and such a share of the directory, that building the index again is sooner
   * done than putting one after the other.
   */
  searchBacklog: { least: 20_000, share: 0.2, checkMs: 2 * second },
  /** While companies pour in, building reads on as long as so many more come in such a time. */
  searchPouring: { least: 1000, ms: second },
  /** Changes that are taken while the index is built again: they are kept for the new one. */
  searchTakenMeanwhile: 20_000,
  /** Companies read at once for the index: fewer when they have much to say. */
  searchPage: { least: 50, most: 4000, characters: 4_000_000 },
  searchProgressMs: 500,
  searchRepairBackoffMs: { first: second, most: 5 * minute },
  /** How long what was learnt will do, however much the directory has grown since. */
  searchRelearnMs: 10 * minute,
  /** How often an index must fail that seems whole before it is made again. */
  searchFailuresMost: 3,
  searchFailuresKeptMs: 10 * minute,
  /** How often the screen asks how the index is: while it is being built, and else. */
  searchStatusMs: { building: second, ready: 30 * second },
  fileBytes: 10 * mebibyte,
  fileNameCharacters: 200,
  filesPerSubmission: 5,
  /** What a form may hold beside its file: names and boundaries. */
  formOverheadBytes: 16 * 1024,
  fileWithoutPlaceMs: day,
  waitingFilesBytes: 1024 * mebibyte,
  emailCharacters: 254,
  mailAttemptsMost: 10,
  mailBackoffMs: { first: minute, most: 6 * hour },
  mailPollMs: 30 * second,
  mailSendMs: 50 * second,
  publicChallengesMost: 200,
  publicSubmissionsPerHour: 20,
  publicFilesPerHour: 60,
  receiptsPerHour: 5,
  followUpReadsPerHour: 600,
  followUpWritesPerHour: 60,
  formLeastMs: 3 * second,
  formMostMs: day,
  urlCharacters: 2000,
  cursorCharacters: 4000,
  requestBytes: mebibyte,
  /** What a file of the most bytes needs on a line of 2.5 Mbit/s. */
  requestMs: 30 * minute,
  bodyDepth: 64,
  /** In one list or object of a body: as many as a collection can list. */
  bodyEntriesMost: 15_000,
  /** How much of what is wrong with a request is told at once. */
  problemsTold: 20,
  liveTopicsMost: 20,
  liveStreamsMost: 10,
  liveHeartbeatMs: 15 * second,
  liveRecheckMs: 30 * second,
  liveReplayMs: minute,
  liveReplayMost: 1000,
  liveBufferBytes: 64 * 1024,
  liveRetryMs: { first: second, most: 30 * second },
  /** Without a word for this long, not even a heartbeat, a stream counts as broken off. */
  liveSilenceMs: 40 * second,
  liveHiddenMs: 10 * second,
  liveGatherMs: 150,
  /** A stream is opened anew about this often: who does not come again has gone without a word. */
  liveLifeMs: minute,
  /** How many of those who are there are named, and how many of them are drawn. */
  presentNamed: 20,
  presentDrawn: 4,
  /** Comings and goings are gathered: the longer, the more people there are. */
  presentGatherMs: { least: 100, forEach: 10 },
  /** Who opens another stream within this time was never away. */
  presentLingerMs: 2 * second,
  /** How often a node says that it lives, and after how long without a word it is forgotten. */
  presentBeatMs: 5 * second,
  presentForgetMs: 16 * second,
  /** PostgreSQL carries messages of less than 8000 bytes. */
  presentMessageBytes: 7000,
  gracefulStopMs: 10 * second,
} as const;
