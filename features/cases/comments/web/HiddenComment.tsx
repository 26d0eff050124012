import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';

interface Props {
  readonly comment: Comment;
  readonly hiddenBy: string;
  readonly onUnhide: () => void;
}

/** A hidden comment, for those who may hide: its text only when they ask for it. */
export function HiddenComment({ comment, hiddenBy, onUnhide }: Props) {
  return (
    <article
      aria-label={`Hidden comment by ${comment.author.name}`}
      className="text-control text-ink-3"
    >
      <p className="flex flex-wrap items-center gap-x-2">
        Hidden by {hiddenBy}
        <Button variant="quiet" size="small" onPress={onUnhide}>
          Unhide
        </Button>
      </p>
      <details>
        <summary className="cursor-pointer">Comment by {comment.author.name}</summary>
        <MarkdownText
          text={comment.body}
          mentions={comment.mentions.map(({ name }) => name)}
          look="body"
        />
      </details>
    </article>
  );
}
