import { day, hour, mebibyte, minute, second } from './units.ts';

/**
 * Every constant of section 9 and every delay of section 8, with its unit in its name, and the
 * limits of core itself. Limits of a single feature are in that feature's `limits.ts`.
 */

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
  /** Consecutive wrong passwords for one account before its sign-in is delayed, and the delays. */
  signInFailuresFree: 10,
  signInDelayMs: { first: second, most: minute },
  signInFailuresKeptMs: hour,
  idempotencyKeptMs: day,
  idempotencyKeyCharacters: 200,
  pageDefault: 25,
  pageMost: 100,
  queryCharacters: 200,
  nameCharacters: 200,
  textCharacters: 100_000,
  stageCharacters: 40,
  peopleSearchLeast: 2,
  reasonCharacters: 2000,
  mailCharacters: 10_000,
  noteCharacters: 2000,
  questionsMost: 20,
  questionCharacters: 300,
  answerCharacters: 5000,
  promiseDaysMost: 365,
  externalIdCharacters: 200,
  importRowsMost: 10_000,
  importFileBytes: 8 * mebibyte,
  importSourceCharacters: 100,
  importColumnsMost: 500,
  /** A domain, or a name within a country, shared by more records is no evidence for a match. */
  matchGroupMost: 12,
  /** Maximum number of companies sharing a tag that are compared without a search index. */
  similarCompared: 5000,
  /** Maximum delay before a changed company appears in search. */
  searchFreshMs: 2 * second,
  /** Polling interval for the index status: while it is being built, and otherwise. */
  searchStatusMs: { building: second, ready: 30 * second },
  fileBytes: 10 * mebibyte,
  fileNameCharacters: 200,
  /** Multipart overhead beside the file: names and boundaries. */
  formOverheadBytes: 16 * 1024,
  fileWithoutPlaceMs: day,
  emailCharacters: 254,
  formLeastMs: 3 * second,
  urlCharacters: 2000,
  cursorCharacters: 4000,
  requestBytes: mebibyte,
  /** Long enough to upload a file of the maximum size at 2.5 Mbit/s. */
  requestMs: 30 * minute,
  bodyDepth: 64,
  /** Per list or object of a body: as many entries as a collection can list. */
  bodyEntriesMost: 15_000,
  /** Maximum number of validation problems in one response. */
  problemsTold: 20,
  liveTopicsMost: 20,
  liveRetryMs: { first: second, most: 30 * second },
  /** A stream without data or heartbeat for this long is considered broken. */
  liveSilenceMs: 40 * second,
  liveHiddenMs: 10 * second,
  liveGatherMs: 150,
  presentDrawn: 4,
  gracefulStopMs: 10 * second,
} as const;
