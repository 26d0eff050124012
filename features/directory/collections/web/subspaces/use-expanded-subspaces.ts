import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pathTo } from '#features/directory/collections/domain/subspaces.ts';

/** Up to this many sub-spaces are all expanded by default. */
const openAtFirst = 40;

/** What the user expanded or collapsed, by sub-space. */
const Chosen = z.record(z.string(), z.boolean());
type Chosen = z.infer<typeof Chosen>;

function read(key: string): Chosen {
  try {
    return z.parse(Chosen, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function write(key: string, chosen: Chosen): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage may be disabled: then the state lasts as long as the page.
  }
}

export interface ExpandedSubspaces {
  readonly open: ReadonlySet<string>;
  readonly setOpen: (next: ReadonlySet<string>) => void;
  /** Expands one, to show a child added to it. */
  readonly show: (id: string | null) => void;
}

/** Expanded sub-spaces, saved per collection on this device. */
export function useExpandedSubspaces(
  { id, subspaces }: Collection,
  current: string | undefined,
): ExpandedSubspaces {
  const key = `outrider.subspaces.${id}`;
  const [chosen, setChosen] = useState(() => read(key));
  const open = useMemo(() => {
    const above = new Set(
      current === undefined ? [] : pathTo({ subspaces }, current).map((step) => step.id),
    );
    const parents = new Set(subspaces.flatMap(({ parentId }) => parentId ?? []));
    const isOpen = (one: string) =>
      chosen[one] ?? (subspaces.length <= openAtFirst || (above.has(one) && one !== current));
    return new Set([...parents].filter(isOpen));
  }, [subspaces, chosen, current]);
  const change = (next: Chosen) => {
    // Forget deleted sub-spaces.
    const known = new Set(subspaces.map((subspace) => subspace.id));
    const kept = Object.fromEntries(Object.entries(next).filter(([one]) => known.has(one)));
    setChosen(kept);
    write(key, kept);
  };
  return {
    open,
    setOpen: (next) => {
      const turned = [...open, ...next].filter((one) => open.has(one) !== next.has(one));
      change({ ...chosen, ...Object.fromEntries(turned.map((one) => [one, next.has(one)])) });
    },
    show: (one) => {
      if (one !== null && !open.has(one)) change({ ...chosen, [one]: true });
    },
  };
}
