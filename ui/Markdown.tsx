import { CatchBoundary } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { isParsableMarkdown } from '#core/domain/text/markdown-cost.ts';
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

const rhythm = clsx(
  'max-w-[68ch] [&>*+*]:mt-3 [overflow-wrap:anywhere]',
  '[&_h3]:mt-6 [&_h3]:text-reading [&_h3]:font-semibold [&_h3]:text-ink [&_h4]:mt-5 [&_h4]:font-semibold [&_h4]:text-ink [&_h5]:mt-4 [&_h5]:font-semibold [&_h5]:text-ink',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li+li]:mt-1 [&_li]:marker:text-ink-3',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4',
  '[&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-body [&_hr]:border-line',
  '[&_table]:text-body [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_th]:font-semibold',
);

const looks = {
  reading: 'text-reading text-ink-2',
  lead: 'text-[1.1875rem] leading-8 text-ink',
  body: 'text-body text-ink-2',
  message: 'text-body text-ink',
  cell: 'text-control text-ink-2',
};

export interface MarkdownProps {
  readonly text: string;
  readonly look?: keyof typeof looks;
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
    <div className={clsx(rhythm, looks[look])}>
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
