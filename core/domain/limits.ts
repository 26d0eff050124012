import { day, hour, mebibyte, minute, second } from './units.ts';

/**
 * The constants of section 9 and the delays of section 8, with the unit in the name, and the limits
 * of core itself. Limits of a single feature are in that feature's `limits.ts`; what of section 9 has
 * no counterpart here is in docs/specification-section-9.md.
 */

export const limits = {
  // --- section 9: caches
  systemRoleCacheMs: 5 * minute,
  currentUserFreshMs: 5 * minute,
  currentUserRetries: 2,
  currentUserRetryDelayMs: 2 * second,
  /** Between two tries of a read that the frame cannot do without (decision 92). */
  failedReadAgainMs: 30_000,

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
  /** After a refresh that failed: doubled each time. */
  tokenRefreshBackoffMs: { first: 30 * second, most: 16 * minute },

  // --- section 8: retries of a request. One wait before each further attempt.
  authRetries: 1,
  retryWaitsMs: {
    serverError: [2 * second, 4 * second, 8 * second],
    network: [400, 800, 1200],
  },

  // --- section 9: sessions
  signOutTimeoutMs: 10 * second,
  passwordMinLength: 6,
  identityNetworkTimeoutMs: { desktop: 30 * second, mobile: 60 * second },

  // --- section 9: an ID token of a hosted identity service; a longer one is not read.
  hostedTokenCharacters: 8192,

  // --- section 9: array queries and the database client
  documentQueryBatch: 30,
  documentCacheBytes: { usual: 40 * mebibyte, least: mebibyte },
  documentOnlineMs: 10 * second,
  documentIdleMs: minute,
  documentBackoffMs: { first: second, factor: 1.5, most: minute },
  documentWritesPerBatch: 10,
  longPollingMs: { least: 5 * second, most: 30 * second },

  // --- section 9: file storage
  storageUploadRetryMs: 10 * minute,
  storageOperationRetryMs: 2 * minute,
  storageRetryStatuses: [408, 429],

  // --- section 9: interface
  toastMs: 2000,
  toastLibrary: { closeMs: 5000, dismissAtPercent: 80 },
  initialsLength: 3,
  compactNumberDecimals: 2,

  // --- ours
  passwordMaxLength: 128,
  /** Calls of one person to one node, by kind; a handful of people working fast stay far below. */
  callsPerPerson: {
    read: { calls: 1000, seconds: 10 },
    write: { calls: 300, seconds: 10 },
    search: { calls: 100, seconds: 10 },
    heavy: { calls: 6, seconds: 3600 },
  },
  documentFieldCharacters: 100,
  documentFieldsMost: 100,
  documentQueryCharacters: 8000,
  pageDefault: 25,
  pageMost: 100,
  queryCharacters: 200,
  /** Of a list of values that a filter takes, and how many. */
  filterCharacters: 4000,
  filterValuesMost: 50,
  /** Of a filter, the most frequent values that are offered. */
  facetValuesMost: 500,
  nameCharacters: 200,
  textCharacters: 100_000,
  stageCharacters: 40,
  peopleSearchLeast: 2,
  reasonCharacters: 2000,
  mailCharacters: 10_000,
  noteCharacters: 2000,
  questionsMost: 30,
  questionCharacters: 300,
  answerCharacters: 5000,
  promiseDaysMost: 365,
  externalIdCharacters: 200,
  importRowsMost: 10_000,
  importFileBytes: 8 * mebibyte,
  importSourceCharacters: 100,
  importColumnsMost: 500,
  /** Maximum delay before a changed company appears in search. */
  searchFreshMs: 2 * second,
  /** Polling interval for the index status: while it is being built, and otherwise. */
  searchStatusMs: { building: second, ready: 30 * second },
  /** Unless a setting says otherwise. */
  fileBytes: 10 * mebibyte,
  /** A picture from which a photo is made. */
  photoBytes: 10 * mebibyte,
  fileNameCharacters: 200,
  fileWithoutPlaceMs: day,
  /** Of a link to a file, while its reader may see the file. */
  fileLinkMs: day,
  /** Of a link to what is written when it is opened. */
  exportLinkMs: 5 * minute,
  emailCharacters: 254,
  formLeastMs: 3 * second,
  urlCharacters: 2000,
  cursorCharacters: 4000,
  /** Of one stream, which the windows of a browser share. */
  liveTopicsMost: 50,
  liveRetryMs: { first: second, most: 30 * second },
  /** A stream without data or heartbeat for this long is considered broken. */
  liveSilenceMs: 40 * second,
  liveHiddenMs: 10 * second,
  /** How long a stream waits that was ended for one elsewhere, unless somebody looks at a window. */
  liveElsewhereMs: 5 * minute,
  /** The leading window is heard this often; one that misses several is replaced, or left out. */
  liveBeatMs: 5 * second,
  liveBeatsMissed: 2,
  liveGatherMs: 150,
  /** A probe sends this often, so many times; a reader that gets it all at once has no stream. */
  liveProbe: { everyMs: second, times: 3 },
  presentDrawn: 4,
  /** Between questions whether a server that was away is back, for all that waits for it. */
  offlineRetryMs: { first: 2 * second, most: 10 * second },
  offlineProbeMs: 5 * second,
  /** As long as the server surely knows an idempotency key. */
  offlineCertainMs: 23 * hour,
  /** Changes that are answered sooner are not shown as waiting. */
  offlineShownMs: 1500,
} as const;
