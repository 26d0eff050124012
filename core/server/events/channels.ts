/** On these every node hears what streams carry. */
export const liveChannels = {
  /** What happened to an opportunity or a collection. */
  topics: 'live',
  /** Whose notifications are others now. */
  notifications: 'notifications_changed',
  /** Whose own things are others now. */
  own: 'own_changed',
  /** Which import has gone on. */
  imports: 'imports_changed',
} as const;
