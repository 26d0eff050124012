/** A change of somebody's account, and who makes it. */
export interface AccountChange {
  readonly userId: string;
  /** Null: the operator, on the command line, or the system itself. */
  readonly actorId: string | null;
}
