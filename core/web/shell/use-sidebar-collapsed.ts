import { useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '#core/web/session/local-storage.ts';

const key = 'outrider.sidebar';

/** Whether the sidebar is collapsed, saved on this device. */
export function useSidebarCollapsed(): readonly [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => readLocalStorage(key) === 'folded');
  return [
    isCollapsed,
    (next) => {
      setIsCollapsed(next);
      writeLocalStorage(key, next ? 'folded' : 'open');
    },
  ];
}
