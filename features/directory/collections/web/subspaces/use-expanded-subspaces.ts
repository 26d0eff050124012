import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pathTo } from '#features/directory/collections/domain/subspaces.ts';

/** Up to this many sub-spaces are all expanded by default. */
const openAtFirst = 40;

/** What the user expanded or collapsed, by sub-space. */
const Choices = z.record(z.string(), z.boolean());
type Choices = z.infer<typeof Choices>;

function read(key: string): Choices {
  try {
    return z.parse(Choices, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function write(key: string, choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
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
  const [choices, setChoices] = useState(() => read(key));
  const open = useMemo(() => {
    const above = new Set(
      current === undefined ? [] : pathTo({ subspaces }, current).map((step) => step.id),
    );
    const parents = new Set(subspaces.flatMap(({ parentId }) => parentId ?? []));
    const isOpen = (one: string) =>
      choices[one] ?? (subspaces.length <= openAtFirst || (above.has(one) && one !== current));
    return new Set([...parents].filter(isOpen));
  }, [subspaces, choices, current]);
  const change = (next: Choices) => {
    // Forget deleted sub-spaces.
    const ids = new Set(subspaces.map((subspace) => subspace.id));
    const rest = Object.fromEntries(Object.entries(next).filter(([one]) => ids.has(one)));
    setChoices(rest);
    write(key, rest);
  };
  return {
    open,
    setOpen: (next) => {
      const turned = [...open, ...next].filter((one) => open.has(one) !== next.has(one));
      change({ ...choices, ...Object.fromEntries(turned.map((one) => [one, next.has(one)])) });
    },
    show: (one) => {
      if (one !== null && !open.has(one)) change({ ...choices, [one]: true });
    },
  };
}
