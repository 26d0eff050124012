/** A mail's text, with the line breaks of its encoding removed. */
export const mailText = (raw: string): string =>
  raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');

/** The key behind `#` of the link in a mail. */
export const keyIn = (mail: string): string => /#([\w-]{43})/u.exec(mailText(mail))?.[1] ?? '';
