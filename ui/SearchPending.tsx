interface Props {
  /** There is no connection: it goes on by itself. */
  readonly isPaused: boolean;
}

/** In place of what is being found, until there is something. */
export const SearchPending = ({ isPaused }: Props) => (
  <p role="status" className="px-2 py-10 text-center text-ink-3">
    {isPaused ? 'No connection. The search goes on once there is one.' : 'Searching…'}
  </p>
);
