import { minute, second } from '#core/domain/units.ts';

export const liveLimits = {
  liveStreamsMost: 10,
  liveHeartbeatMs: 15 * second,
  liveRecheckMs: 30 * second,
  /** How long a poll waits for further events after the first. */
  livePollGatherMs: 50,
  liveReplayMs: minute,
  liveReplayMost: 1000,
  /** How soon a node that could not tell the others where to meet tries again. */
  liveCallMs: second,
  liveBufferBytes: 64 * 1024,
  /** Streams are reopened about this often: clients that disappeared silently do not return. */
  liveLifeMs: minute,
  /** Maximum number of people that are sent, and of avatars that are drawn. */
  presentNamed: 20,
  /** Presence changes are batched: longer, the more people there are. */
  presentGatherMs: { least: 100, forEach: 10 },
  /** A person who reopens a stream within this time never left. */
  presentLingerMs: 2 * second,
  /** Heartbeat interval of a node, and the time without one after which it is forgotten. */
  presentBeatMs: 5 * second,
  presentForgetMs: 16 * second,
  /** PostgreSQL's NOTIFY payload is limited to less than 8000 bytes. */
  presentMessageBytes: 7000,
} as const;
