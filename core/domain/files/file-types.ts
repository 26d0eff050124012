/** A kind of file that may be sent: what it is called, and what its bytes must say. */
interface FileType {
  readonly extensions: readonly string[];
  /** What it is kept and served as. */
  readonly contentType: string;
  /** What its bytes are known by. Text has no such mark: it must be readable as UTF-8. */
  readonly marks: readonly string[] | 'text';
  /** Shown by the browser itself; everything else is only ever saved. */
  readonly isShown?: true;
}

/** Writers of these order their parts as they like, so that some look like any other archive. */
const archived = (extension: string, contentType: string): FileType => ({
  extensions: [extension],
  contentType,
  marks: [contentType, 'application/zip'],
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
  archived('odt', `${openDocument}.text`),
  archived('ods', `${openDocument}.spreadsheet`),
  archived('odp', `${openDocument}.presentation`),
  { extensions: ['zip'], contentType: 'application/zip', marks: ['application/zip'] },
  { extensions: ['mp4'], contentType: 'video/mp4', marks: ['video/mp4', 'video/x-m4v'] },
  { extensions: ['mov'], contentType: 'video/quicktime', marks: ['video/quicktime'] },
  { extensions: ['webm'], contentType: 'video/webm', marks: ['video/webm'] },
  { extensions: ['txt'], contentType: 'text/plain', marks: 'text' },
  { extensions: ['csv'], contentType: 'text/csv', marks: 'text' },
  { extensions: ['md'], contentType: 'text/markdown', marks: 'text' },
];

/** For a control that chooses files: `.pdf,.png,…`. */
export const acceptedExtensions: string = fileTypes
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** What was found in the bytes themselves. */
export interface Bytes {
  /** What they are known by; null when by nothing. */
  readonly mark: string | null;
  readonly isText: boolean;
}

const extensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type that a name promises and the bytes keep, or the reason why there is none. */
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
