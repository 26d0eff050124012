import { Download } from 'lucide-react';
import { formatBytes } from '#core/domain/format.ts';
import { FileIcon } from '#ui/FileIcon.tsx';

interface ListedFile {
  readonly name: string;
  readonly size: number;
  readonly contentType?: string | undefined;
  /** Download URL; without it only the name is shown. */
  readonly url?: string | undefined;
}

/** A list of files. Those with a URL open in a new tab. */
export function AttachmentList({ files }: { readonly files: readonly ListedFile[] }) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {files.map(({ name, size, contentType = '', url }) => {
        const content = (
          <>
            <FileIcon contentType={contentType} name={name} />
            <span className="min-w-0 flex-1 truncate text-control font-medium">{name}</span>
            <span className="shrink-0 text-small text-ink-3 tabular">{formatBytes(size)}</span>
          </>
        );
        return (
          <li key={`${name} ${url?.split('?')[0] ?? size}`}>
            {url === undefined ? (
              <span className="flex h-10 items-center gap-3 px-3">{content}</span>
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="flex h-10 items-center gap-3 px-3 transition-colors hover:bg-hover"
              >
                {content}
                <Download aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
                <span className="sr-only">Opens in a new tab</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
