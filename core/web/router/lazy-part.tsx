import { createElement, lazy, useState, type FunctionComponent } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { ErrorLine } from '#ui/states.tsx';
import { loadDocumentAnew, missingCode } from './load-document-anew.ts';

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

/** The browser's own dialog: ours is code that may be the missing one. */
function show(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

/** In the place of the part; of a dialog, as one. */
function PartFailed({ onClose }: Closable) {
  const [problem, setProblem] = useState(missingCode);
  const line = (
    <ErrorLine
      title="This part could not be shown"
      error={problem}
      onRetry={() => void loadDocumentAnew().then((again) => again && setProblem(again))}
    />
  );
  if (!onClose) return line;
  return (
    <dialog
      ref={show}
      aria-label="This part could not be shown"
      onClose={onClose}
      className="floating m-auto p-6"
    >
      {line}
      <form method="dialog">
        <button className={buttonClasses('plain', 'small')}>Close</button>
      </form>
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

  const Fetched = lazy(async () => ({
    default: await fetchPart().catch(() => instead ?? (PartFailed as Part)),
  }));
  const Shown: Part = (props) => {
    // One that is there already needs no skeleton.
    const [Current] = useState(() => fetched ?? (Fetched as unknown as Part));
    return createElement(Current, props);
  };
  return Object.assign(Shown, { preload: fetchPart });
}
