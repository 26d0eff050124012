import { ChevronDown } from 'lucide-react';
import { MarkdownText } from '#ui/MarkdownText.tsx';

interface Props {
  readonly edition: { readonly name: string; readonly summary: string | null };
}

/** What its editors wrote about an edition when they published it. */
export function EditionChanges({ edition }: Props) {
  if (!edition.summary) return null;
  return (
    <details className="group max-h-[45%] shrink-0 overflow-y-auto border-b border-line px-5 max-md:max-h-none print:hidden">
      <summary className="flex h-11 cursor-pointer items-center text-control font-medium">
        <span className="min-w-0 flex-1 truncate">What changed in {edition.name}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="pb-4 text-control wrap-anywhere">
        <MarkdownText text={edition.summary} look="body" />
      </div>
    </details>
  );
}
