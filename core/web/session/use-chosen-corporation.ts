import { useCallback, useState } from 'react';
import { recall, remember } from './storage.ts';

const keyOf = (uid: string) => `outrider.corporation.${uid}`;

/** The id of the corporation a person chose last, on this device. Whoever reads it checks it. */
export function useChosenCorporation(
  uid: string | null,
): readonly [string | null, (id: string) => void] {
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback(
    (id: string) => {
      if (uid === null) return;
      remember(keyOf(uid), id);
      setChoices((before) => ({ ...before, [uid]: id }));
    },
    [uid],
  );
  const chosen = uid === null ? null : (choices[uid] ?? recall(keyOf(uid)));
  return [chosen, choose];
}
