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

  // --- ID tokens of a hosted identity service: how far its clock may be off, how long ago the person
  // signed in there, and how long a token is read at all.
  hostedClockToleranceMs: 5 * minute,
  hostedSignInAgeMs: 5 * minute,
  hostedTokenCharacters: 8192,
  hostedKeysTimeoutMs: 5 * second,

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
  storageEmulatorPort: 9199,

  // --- section 9: interface
  toastMs: 2000,
  toastLibrary: { closeMs: 5000, dismissAtPercent: 80 },
  initialsLength: 3,
  compactNumberDecimals: 2,

  // --- ours
  tokenLifeMs: hour,
  sessionLifeMs: 30 * day,
  sessionRenewMs: day,
  /** How long a key signs tokens, and how long it still proves them afterwards. */
  signingKeyLifeMs: 30 * day,
  signingKeyGraceMs: day,
  viewerCacheMs: 30 * second,
  passwordMaxLength: 128,
  /** Consecutive wrong passwords for one account before its sign-in is delayed, and the delays. */
  signInFailuresFree: 10,
  signInDelayMs: { first: second, most: minute },
  signInFailuresKeptMs: hour,
  /** Wrong passwords from one address by devices that have not signed in before. */
  signInByAddress: { attempts: 20, windowMs: minute },
  knownDeviceMs: 365 * day,
  /** Calls of one person to one node, by kind; a handful of people working fast stay far below. */
  callsPerPerson: {
    read: { calls: 1000, seconds: 10 },
    write: { calls: 300, seconds: 10 },
    search: { calls: 100, seconds: 10 },
    heavy: { calls: 6, seconds: 3600 },
  },
  /** Calls of one API key to one node. */
  callsPerApiKey: { calls: 600, seconds: 60 },
  apiKeyUseNotedMs: minute,
  idempotencyKeptMs: day,
  documentFieldCharacters: 100,
  documentFieldsMost: 100,
  documentQueryCharacters: 8000,
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
  questionsMost: 30,
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
  /** Unless a setting says otherwise. */
  fileBytes: 10 * mebibyte,
  /** Of all files of a corporation, unless a setting says otherwise. */
  corporationFileBytes: 20 * 1024 * mebibyte,
  /** A picture from which a photo is made. */
  photoBytes: 10 * mebibyte,
  fileNameCharacters: 200,
  /** Multipart overhead beside the file: names and boundaries. */
  formOverheadBytes: 16 * 1024,
  fileWithoutPlaceMs: day,
  /** Of a link to a file, while its reader may see the file. */
  fileLinkMs: day,
  /** Of a link to what is written when it is opened. */
  exportLinkMs: 5 * minute,
  /** How long a browser keeps a file without asking again. */
  fileFreshMs: hour,
  emailCharacters: 254,
  /** Pictures of other servers that are shown from our own address. */
  images: {
    bytes: 200 * 1024,
    timeoutMs: 5 * second,
    fetchesAtOnce: 8,
    /** How long the first reader waits for one; a page opens few connections at once. */
    waitMs: 1500,
    keptMs: 30 * day,
    keptBytes: 200 * mebibyte,
    /** How long it is not asked again for one that could not be had. */
    missingMs: day,
    /** How long a browser keeps one. */
    shownMs: day,
  },
  formLeastMs: 3 * second,
  urlCharacters: 2000,
  cursorCharacters: 4000,
  requestBytes: mebibyte,
  /** A body of which nothing has come for this long is not waited for any longer. */
  bodySilenceMs: 30 * second,
  /** In all, at 70 kbit/s: for a body of the maximum size, and for a file. */
  bodyMs: 2 * minute,
  uploadMs: 20 * minute,
  /** A larger file may take as long as it needs at this speed. */
  uploadBytesPerSecond: 256 * 1024,
  bodyDepth: 64,
  /** Per list or object of a body: as many entries as a collection can list. */
  bodyEntriesMost: 15_000,
  /** Maximum number of validation problems in one response. */
  problemsTold: 20,
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
  /** Between attempts to send what waits for the server. */
  offlineRetryMs: { first: 2 * second, most: 30 * second },
  offlineProbeMs: 5 * second,
  /** As long as the server surely knows an idempotency key. */
  offlineCertainMs: 23 * hour,
  /** Changes that are answered sooner are not shown as waiting. */
  offlineShownMs: 1500,
  gracefulStopMs: 10 * second,
} as const;
