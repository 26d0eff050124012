import { minute, second } from '#core/domain/units.ts';

export const liveLimits = {
  liveStreamsMost: 10,
  liveHeartbeatMs: 15 * second,
  liveRecheckMs: 30 * second,
  liveReplayMs: minute,
  liveReplayMost: 1000,
  liveBufferBytes: 64 * 1024,
  /** A stream is opened anew about this often: who does not come again has gone without a word. */
  liveLifeMs: minute,
  /** How many of those who are there are named, and how many of them are drawn. */
  presentNamed: 20,
  /** Comings and goings are gathered: the longer, the more people there are. */
  presentGatherMs: { least: 100, forEach: 10 },
  /** Who opens another stream within this time was never away. */
  presentLingerMs: 2 * second,
  /** How often a node says that it lives, and after how long without a word it is forgotten. */
  presentBeatMs: 5 * second,
  presentForgetMs: 16 * second,
  /** PostgreSQL carries messages of less than 8000 bytes. */
  presentMessageBytes: 7000,
} as const;
