/** PostgreSQL NOTIFY channels that every node subscribes to. */
export const liveChannels = {
  /** Changes of an opportunity or a collection. */
  topics: 'live',
  /** The id of a user whose notifications have changed. */
  notifications: 'notifications_changed',
  /** The id of a user whose own collections or preferences have changed. */
  own: 'own_changed',
  /** The id of an import whose progress or state has changed. */
  imports: 'imports_changed',
} as const;

/** A position from which on all nodes count alike (`core/platform/live/position.ts`). */
export const positionChannel = 'live_position';
