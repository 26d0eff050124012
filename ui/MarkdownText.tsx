import { lazy, Suspense, type ReactNode } from 'react';
import type { MarkdownProps } from './Markdown.tsx';
import { SkeletonLines } from './skeletons.tsx';
import { Loading } from './states.tsx';

/** What is seen of a text when its renderer cannot be fetched: the text as it was written. */
function PlainText({ text }: MarkdownProps) {
  return <p className="break-words whitespace-pre-line">{text}</p>;
}

const fetchMarkdown = () => import('./Markdown.tsx');
const Markdown = lazy(() =>
  fetchMarkdown().then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
);

/** For a place where a text may be written later, without a connection. */
export const preloadMarkdown = (): void => void fetchMarkdown().catch(() => {});

interface Props extends MarkdownProps {
  /** Shown while the renderer is loaded, which is large and not part of the first screen. */
  readonly fallback?: ReactNode;
}

/** A text that people wrote in Markdown. */
export function MarkdownText({ fallback = <div className="skeleton h-24" />, ...text }: Props) {
  return (
    <Suspense fallback={fallback}>
      <Markdown {...text} />
    </Suspense>
  );
}

/** Placeholder of a text at a readable width. */
export function TextSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <SkeletonLines of={['h-4', 'h-4', 'h-4 w-2/3']} className="max-w-[68ch] space-y-3" />
    </Loading>
  );
}
