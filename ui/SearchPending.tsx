interface Props {
  /** Offline: the query resumes by itself. */
  readonly isPaused: boolean;
}

/** Shown in place of the results while they load. */
export const SearchPending = ({ isPaused }: Props) => (
  <p role="status" className="px-2 py-10 text-center text-ink-3">
    {isPaused ? 'No connection. The search goes on once there is one.' : 'Searching…'}
  </p>
);
