import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { WrittenBlock as Written } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { FreshDot } from './FreshDot.tsx';
import { ItemIcon } from './ItemIcon.tsx';
import { SpotlightLink } from './SpotlightLink.tsx';

interface Props {
  readonly block: Written;
  readonly isFresh: boolean;
  /** The first block of a page: larger, with what it is about beside it. */
  readonly isLead: boolean;
  readonly isOld: boolean;
}

function Subject({ subject }: { readonly subject: NonNullable<Written['subject']> }) {
  const { kind, name, summary, link } = subject;
  return (
    <div className="group relative flex items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-card transition-shadow hover:shadow-float">
      <ItemIcon kind={kind} name={name} />
      <div className="min-w-0 flex-1">
        <p className="text-small text-ink-3 capitalize">{kind}</p>
        <p className="font-semibold break-words">
          <SpotlightLink to={link} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </SpotlightLink>
        </p>
        {summary !== null && (
          <p className="mt-0.5 line-clamp-3 text-control text-ink-2">{summary}</p>
        )}
      </div>
      <ArrowRight
        aria-hidden
        className="mt-1 size-4 shrink-0 text-ink-3 transition-colors group-hover:text-accent-ink"
        strokeWidth={1.75}
      />
    </div>
  );
}

/** A block that foundry wrote. An article: blocks may share a title, landmarks may not. */
export function WrittenBlock({ block, isFresh, isLead, isOld }: Props) {
  const heading = useId();
  const { title, body, subject } = block;
  return (
    <article
      aria-labelledby={heading}
      className={clsx(
        isLead
          ? 'grid gap-x-10 gap-y-5 rounded-dialog bg-accent-soft p-6 sm:p-8 lg:p-10'
          : 'flex flex-col gap-3',
        isLead && subject && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      <div className="min-w-0">
        {isLead && !isOld && (
          <p className="mb-2 flex items-center gap-2 text-small font-medium text-accent-ink">
            {isFresh && <FreshDot />}
            This week
          </p>
        )}
        <h2
          id={heading}
          className={clsx(
            'font-semibold text-balance break-words',
            isLead
              ? 'text-[1.75rem] leading-9 tracking-[-0.021em]'
              : 'flex items-baseline gap-2 border-b border-ink pb-2 text-section tracking-[-0.012em]',
          )}
        >
          {!isLead && isFresh && <FreshDot />}
          {title}
        </h2>
        {body !== '' && (
          <div className="mt-3">
            <MarkdownText text={body} look={isLead ? 'reading' : 'body'} />
          </div>
        )}
      </div>
      {subject && (
        <div className="min-w-0 lg:self-center">
          <Subject subject={subject} />
        </div>
      )}
    </article>
  );
}
