import { day, hour, mebibyte, minute, second } from '#core/domain/units.ts';

/** The limits that only the server keeps, with the unit in the name; the page does not load them. */
export const serverLimits = {
  // --- ID tokens of a hosted identity service: how far its clock may be off, how long ago the person
  // signed in there, and how long its keys are waited for.
  hostedClockToleranceMs: 5 * minute,
  hostedSignInAgeMs: 5 * minute,
  hostedKeysTimeoutMs: 5 * second,

  // --- section 9: file storage
  storageEmulatorPort: 9199,

  // --- ours
  tokenLifeMs: hour,
  sessionLifeMs: 30 * day,
  sessionRenewMs: day,
  /** How long a key signs tokens, and how long it still proves them afterwards. */
  signingKeyLifeMs: 30 * day,
  signingKeyGraceMs: day,
  viewerCacheMs: 30 * second,
  /** Consecutive wrong passwords for one account before its sign-in is delayed, and the delays. */
  signInFailuresFree: 10,
  signInDelayMs: { first: second, most: minute },
  signInFailuresKeptMs: hour,
  /** Wrong passwords from one address by devices that have not signed in before. */
  signInByAddress: { attempts: 20, windowMs: minute },
  knownDeviceMs: 365 * day,
  /** Calls of one API key to one node. */
  callsPerApiKey: { calls: 600, seconds: 60 },
  apiKeyUseNotedMs: minute,
  idempotencyKeptMs: day,
  idempotencyKeyCharacters: 200,
  /** A domain, or a name within a country, shared by more records is no evidence for a match. */
  matchGroupMost: 12,
  /** Maximum number of companies sharing a tag that are compared without a search index. */
  similarCompared: 5000,
  /** Of all files of a corporation, unless a setting says otherwise. */
  corporationFileBytes: 20 * 1024 * mebibyte,
  /** Multipart overhead beside the file: names and boundaries. */
  formOverheadBytes: 16 * 1024,
  /** How long a browser keeps a file without asking again. */
  fileFreshMs: hour,
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
  gracefulStopMs: 10 * second,
} as const;
