import { lazy, Suspense } from 'react';
import type { MarkdownProps } from './Markdown.tsx';
import { SkeletonLines } from './skeletons.tsx';
import { Loading } from './states.tsx';
import { textClasses } from './text-looks.ts';

/** What is seen of a text when its renderer cannot be fetched: the text as it was written. */
function PlainText({ text, look = 'reading' }: MarkdownProps) {
  return (
    <div className={textClasses(look)}>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}

const fetchMarkdown = () => import('./Markdown.tsx');
const Markdown = lazy(() =>
  fetchMarkdown().then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
);

/** As high as the text will be, so that nothing below it moves. */
function Placeholder({ text, look = 'reading' }: MarkdownProps) {
  return (
    <div aria-hidden className={textClasses(look)}>
      {text
        .trim()
        .split(/\n\s*\n/u)
        .map((paragraph, nth) => (
          <p key={nth} className="skeleton whitespace-pre-line text-transparent select-none">
            {paragraph}
          </p>
        ))}
    </div>
  );
}

/** For a place where a text may be written later, without a connection. */
export const preloadMarkdown = (): void => void fetchMarkdown().catch(() => {});

/** A text that people wrote in Markdown, whose renderer is large and not part of the first screen. */
export function MarkdownText(text: MarkdownProps) {
  return (
    <Suspense fallback={<Placeholder {...text} />}>
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
