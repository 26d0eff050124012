/** Characters that text does not contain: controls other than tab, line feed, form feed and return. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/u;

/** Detects, while bytes stream through, whether all of them are UTF-8 text. */
export function openTextDetector() {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const look = (decode: () => string) => {
    if (!isText) return;
    try {
      isText = !control.test(decode());
    } catch {
      isText = false;
    }
  };
  return {
    read: (chunk: Buffer): void => look(() => utf8.decode(chunk, { stream: true })),
    end: (): boolean => {
      look(() => utf8.decode());
      return isText;
    },
  };
}
