import { CatchBoundary } from '@tanstack/react-router';
import { useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { isParsableMarkdown } from '#core/domain/text/markdown-cost.ts';
import { textClasses, type TextLook } from './text-looks.ts';
import { remarkUnmaskMentions, maskMentions } from './mentions-in-markdown.ts';

/** Headings in a text are below the page's own: its first is an h3. */
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  a: ({ href, children }) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-words text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  ),
  // External images would tell their server who reads this: only the alt text is shown.
  img: ({ alt }) => (alt ? <span className="text-ink-3">[{alt}]</span> : null),
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

export interface MarkdownProps {
  readonly text: string;
  readonly look?: TextLook;
  /** The names to highlight where they appear as `@name`. */
  readonly mentions?: readonly string[];
}

const nobody: readonly string[] = [];

/**
 * Rendered Markdown. Raw HTML in it is shown as text; only http(s) links are links. A text that would
 * keep the page waiting, or fails, is shown as it was written.
 */
export function Markdown({ text, look = 'reading', mentions = nobody }: MarkdownProps) {
  const plugins = useMemo(() => [remarkGfm, remarkUnmaskMentions(mentions)], [mentions]);
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div className={textClasses(look)}>
      {isParsableMarkdown(text) ? (
        <CatchBoundary getResetKey={() => text} errorComponent={() => plain}>
          <ReactMarkdown remarkPlugins={plugins} components={components}>
            {mentions.length === 0 ? text : maskMentions(text, mentions)}
          </ReactMarkdown>
        </CatchBoundary>
      ) : (
        plain
      )}
    </div>
  );
}
