import { clsx } from 'clsx';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import type { ValueCheck, ViewValues } from './saved-view-values.ts';
import type { Params } from './search-params.ts';

export interface ListViewsProps {
  readonly screen: 'submissions' | 'projects' | 'discover';
  /** Of submissions. */
  readonly opportunityId?: string;
  /** What the list is called: “submissions”. */
  readonly what: string;
  /** The parameters of the screen. One of them is `saved`. */
  readonly params: Params;
  /** The address as the screen shows it, with what it takes from elsewhere. */
  readonly shown: ViewValues;
  readonly check?: ValueCheck;
  /** Where the line of filters is full: an icon alone while no view is open, but on a very wide screen. */
  readonly isCompact?: boolean;
}

declare module '#core/web/places.ts' {
  interface Places {
    /** At the left of a list's filters: its saved views. */
    readonly listViews: ListViewsProps;
  }
}

/** The saved views of a list. */
export function ListViews(props: ListViewsProps) {
  usePreloadedPlace('listViews');
  return (
    <Place
      name="listViews"
      told={props}
      skeleton={
        <span
          aria-hidden
          className={clsx(
            'skeleton -ml-2 h-8 w-[4.75rem] shrink-0 rounded-control',
            props.isCompact === true && 'max-2xl:w-8',
          )}
        />
      }
    />
  );
}
