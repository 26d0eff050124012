import { useEffect, useState } from 'react';
import type { Answer } from '#core/domain/endpoint.ts';
import { call } from '#core/web/transport/call.ts';
import { settings } from '#core/domain/public-settings.ts';

type Settings = Answer<typeof settings>;

/** What the form must know; null until it is there. Asked plainly: queries are not in the first load. */
export function useSettings(): Settings | null {
  const [value, setValue] = useState<Settings | null>(null);
  useEffect(() => {
    let isOver = false;
    call(settings).then(
      (answer) => {
        if (!isOver) setValue(answer);
      },
      // Without it the form works all the same; transport has said why.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return value;
}
