import { clsx } from 'clsx';
import { createElement, lazy, useEffect, useRef, useState, type FunctionComponent } from 'react';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { problemOf, type Problem } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { ErrorLine } from '#ui/states.tsx';
import { loadDocumentAnew } from './load-document-anew.ts';

/** A part of a screen whose code is fetched when it is first shown. */
export interface LazyPart<Props = object> extends FunctionComponent<Props> {
  readonly preload: () => Promise<unknown>;
}

type PropsOf<Part> = Part extends (props: infer Props) => unknown
  ? unknown extends Props
    ? object
    : Props
  : never;

/** What is closed by its user: a dialog, a panel. */
interface Closable {
  readonly onClose?: () => void;
}

interface FailedProps extends Closable {
  /** Resolves to why it failed again. */
  readonly retry: () => Promise<Problem | null>;
}

/** In the place of the part; of a dialog, as one. */
function PartFailed({ retry, onClose }: FailedProps) {
  const [problem, setProblem] = useState(() => problemOf(refuse(refusals['transport.code'])));
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The one of the browser: ours is in no screen's code that is surely there.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const line = (
    <ErrorLine
      title="This part could not be shown"
      error={problem}
      onRetry={() => void retry().then((again) => again && setProblem(again))}
    />
  );
  if (onClose === undefined) return <div className="p-4">{line}</div>;
  return (
    <dialog
      ref={dialog}
      aria-label="This part could not be shown"
      data-react-aria-top-layer
      onClose={onClose}
      className="floating m-auto w-full max-w-md rounded-dialog p-6 backdrop:bg-scrim"
    >
      {line}
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className={clsx('mt-4', buttonClasses('plain', 'medium'))}
      >
        Close
      </button>
    </dialog>
  );
}

/** For what is left out where its code is missing: a number, a shortcut. */
export const nothing = (): null => null;

/**
 * A part whose code is fetched when it is first shown. Where that fails only this part says so, or is
 * replaced by `instead`: the screen around it, and what is typed there, stays.
 */
export function lazyPart<Module, Name extends keyof Module>(
  fetchCode: () => Promise<Module>,
  name: Name,
  instead?: FunctionComponent<PropsOf<Module[Name]>>,
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  type Part = FunctionComponent<Props>;
  let fetched: Part | null = null;
  const fetchPart = async (): Promise<Part> => {
    fetched = (await fetchCode())[name] as Part;
    return fetched;
  };

  const Failed: Part = (props) => {
    const [Late, setLate] = useState<Part | null>(null);
    if (Late) return createElement(Late, props);
    const retry = async () => {
      // Some browsers ask for a module again, and nothing is lost.
      const late = await fetchPart().catch(() => null);
      if (late === null) return loadDocumentAnew();
      setLate(() => late);
      return null;
    };
    return <PartFailed retry={retry} onClose={(props as Closable).onClose} />;
  };

  const Fetched = lazy(() =>
    fetchPart().then(
      (found) => ({ default: found }),
      () => ({ default: instead ?? Failed }),
    ),
  );
  const Shown: Part = (props) => {
    // One that is there already needs no skeleton.
    const [Current] = useState(() => fetched ?? (Fetched as unknown as Part));
    return createElement(Current, props);
  };
  return Object.assign(Shown, { preload: () => fetchPart().catch(() => null) });
}
