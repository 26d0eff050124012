import { useSyncExternalStore } from 'react';

/** Undefined: the browser's own. */
interface Region {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
}

const utc = { timeZone: 'UTC' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function makeFormats({ locale, timeZone }: Region) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return {
    date: format(date),
    dateAndTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
    short: format({ day: 'numeric', month: 'short' }),
    exact: format({ dateStyle: 'full', timeStyle: 'short' }),
    clock: format({ hour: '2-digit', minute: '2-digit' }),
    weekday: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    /** Of days, which are the same in every time zone. */
    day: format({ ...date, ...utc }),
    fullDay: format({ dateStyle: 'full', ...utc }),
    /** `2027-03-31`, in the reader's time zone. */
    key: new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  };
}

type Formats = ReturnType<typeof makeFormats>;

let formats: Formats = makeFormats({ locale: undefined, timeZone: undefined });
const listeners = new Set<() => void>();

/** Takes the reader's choice over. One that this browser does not know is left out. */
export function setRegion(region: Region): void {
  try {
    formats = makeFormats(region);
  } catch {
    formats = makeFormats({ locale: undefined, timeZone: undefined });
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const dateFormats = (): Formats => formats;

/** The same for components, which render again when the reader chooses another one. */
export const useDateFormats = (): Formats => useSyncExternalStore(subscribe, dateFormats);
