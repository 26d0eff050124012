import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 180;

/**
 * What is being typed, at once; `commit` gets it after a short pause. When the value changes from
 * outside (back, a link), the field follows.
 */
export function useDraftSearch(
  value: string,
  commit: (value: string) => void,
): readonly [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ typed: value, from: value });
  const typed = draft.from === value ? draft.typed : value;
  const send = useEffectEvent(() => commit(typed));
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, (next) => setDraft({ typed: next, from: value })];
}
