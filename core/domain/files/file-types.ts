/** An accepted file type: its name, and the content it must have. */
interface FileType {
  readonly extensions: readonly string[];
  /** The media type it is stored and served as. */
  readonly contentType: string;
  /** Media types detected from its magic bytes. Text has none: it must be valid UTF-8. */
  readonly marks: readonly string[] | 'text';
  /** Shown inline by the browser; everything else is downloaded. */
  readonly isShown?: true;
}

const archived = (extension: string, contentType: string, ...others: string[]): FileType => ({
  extensions: [extension],
  contentType,
  marks: [contentType, ...others],
});
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const fileTypes: readonly FileType[] = [
  {
    extensions: ['pdf'],
    contentType: 'application/pdf',
    marks: ['application/pdf'],
    isShown: true,
  },
  {
    extensions: ['png'],
    contentType: 'image/png',
    marks: ['image/png', 'image/apng'],
    isShown: true,
  },
  {
    extensions: ['jpg', 'jpeg'],
    contentType: 'image/jpeg',
    marks: ['image/jpeg'],
    isShown: true,
  },
  { extensions: ['webp'], contentType: 'image/webp', marks: ['image/webp'], isShown: true },
  { extensions: ['gif'], contentType: 'image/gif', marks: ['image/gif'], isShown: true },
  { extensions: ['avif'], contentType: 'image/avif', marks: ['image/avif'], isShown: true },
  { extensions: ['svg'], contentType: 'image/svg+xml', marks: 'text' },
  archived('docx', `${office}.wordprocessingml.document`),
  archived('xlsx', `${office}.spreadsheetml.sheet`),
  archived('pptx', `${office}.presentationml.presentation`),
  // Writers of these order their parts freely, so some are detected as a plain archive.
  archived('odt', `${openDocument}.text`, 'application/zip'),
  archived('ods', `${openDocument}.spreadsheet`, 'application/zip'),
  archived('odp', `${openDocument}.presentation`, 'application/zip'),
  { extensions: ['zip'], contentType: 'application/zip', marks: ['application/zip'] },
  { extensions: ['mp4'], contentType: 'video/mp4', marks: ['video/mp4', 'video/x-m4v'] },
  { extensions: ['mov'], contentType: 'video/quicktime', marks: ['video/quicktime'] },
  { extensions: ['webm'], contentType: 'video/webm', marks: ['video/webm'] },
  { extensions: ['txt'], contentType: 'text/plain', marks: 'text' },
  { extensions: ['csv'], contentType: 'text/csv', marks: 'text' },
  { extensions: ['md'], contentType: 'text/markdown', marks: 'text' },
];

/** For the `accept` attribute: `.pdf,.png,…`. */
export const acceptedExtensions: string = fileTypes
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** What was detected in the bytes. */
export interface Bytes {
  /** The detected media type; null when unknown. */
  readonly mark: string | null;
  readonly isText: boolean;
}

const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type given by the extension and confirmed by the bytes, or the reason why it is refused. */
export function detectFileType(
  name: string,
  bytes: Bytes,
): { readonly contentType: string } | { readonly reason: string } {
  const extension = extensionOf(name);
  const type = fileTypes.find(({ extensions }) => extensions.includes(extension));
  if (!type) {
    const said = extension === '' ? 'its name has no ending' : `.${extension} is not accepted`;
    return { reason: `${said}. Send a PDF, a picture, an office document, text or a ZIP archive.` };
  }
  const agrees =
    type.marks === 'text' ? bytes.isText : bytes.mark !== null && type.marks.includes(bytes.mark);
  if (agrees) return { contentType: type.contentType };
  return {
    reason:
      type.marks === 'text'
        ? `it is called .${extension}, but is not text in UTF-8.`
        : `it is called .${extension}, but its content is something else.`,
  };
}

export const isShownInline = (contentType: string): boolean =>
  fileTypes.some((type) => type.contentType === contentType && type.isShown === true);
