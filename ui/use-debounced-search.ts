import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it is searched for. */
export const searchPauseMs = 180;

interface Draft {
  readonly typed: string;
  /** The last value received. */
  readonly value: string;
  /** Committed values that have not come back yet. */
  readonly sent: readonly string[];
}

/** The value changed. By our own commit: later input stays. From outside: the field follows. */
function followed(draft: Draft, value: string): Draft {
  if (draft.typed === value) return { typed: value, value, sent: [] };
  const place = draft.sent.indexOf(value);
  if (place !== -1) return { ...draft, value, sent: draft.sent.slice(place + 1) };
  return { typed: value, value, sent: [] };
}

/**
 * The draft of a search, updated at once; `commit` is debounced. When the value changes from outside
 * (back, a link), the field follows.
 */
export function useDebouncedSearch(
  value: string,
  commit: (value: string) => void,
  pauseMs = searchPauseMs,
): readonly [string, (typed: string) => void] {
  const [draft, setDraft] = useState<Draft>({ typed: value, value, sent: [] });
  if (draft.value !== value) setDraft(followed(draft, value));
  const { typed } = draft;
  const send = useEffectEvent(() => {
    setDraft((now) => ({ ...now, sent: [...now.sent, typed] }));
    commit(typed);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, pauseMs]);
  return [typed, (next) => setDraft((now) => ({ ...now, typed: next }))];
}
