import { useEffect, useState, type ReactNode } from 'react';

/** How long the rest of a screen waits. */
const longestMs = 1500;

/** Whether what is not there yet takes so long that the screen is drawn without it. */
export function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), longestMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isLate;
}

/**
 * A screen whose upper parts have a height that only their answers tell. What stands `below` them is
 * laid out and asks for its data, and is seen once all of them are there, so that nothing moves.
 */
export const ArrivalFrame = ({
  children,
  below,
}: {
  readonly children: ReactNode;
  readonly below: ReactNode;
}) => (
  <div className="group/arrival">
    {children}
    <div className="group-has-[[data-arriving]]/arrival:invisible">{below}</div>
  </div>
);

/** In the place of such a part while it is not there, with its skeleton. */
export function Arriving({ children }: { readonly children?: ReactNode }) {
  const isLate = useIsLate(true);
  return <div {...(!isLate && { 'data-arriving': '' })}>{children}</div>;
}
