import { useState } from 'react';

const key = 'outrider.sidebar';

/** Whether the sidebar is folded: remembered on this device. */
export function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setIsFolded] = useState(() => {
    try {
      return localStorage.getItem(key) === 'folded';
    } catch {
      return false;
    }
  });
  return [
    isFolded,
    (next) => {
      setIsFolded(next);
      try {
        localStorage.setItem(key, next ? 'folded' : 'open');
      } catch {
        // Storage may be forbidden: then it lasts as long as the page.
      }
    },
  ];
}
