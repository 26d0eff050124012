import { singleLine } from '#core/domain/text/single-line.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text in HTML, on one line. */
export const escaped = (text: string): string =>
  singleLine(text).replace(/[&<>"']/gu, (character) => references[character] ?? character);

/** The tokens of the light theme, as sRGB: mail programs know no custom properties. */
const colors = { ink: '#1b1f23', soft: '#4d5359', line: '#e7e5e1', accent: '#05696f' };
const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
export const mailStyles = {
  page: `margin:0;padding:24px 12px;background:#f6f5f2;color:${colors.ink};${font};font-size:14px;line-height:20px`,
  sheet: `max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid ${colors.line};border-radius:10px`,
  product: `margin:0 0 16px;font-size:13px;font-weight:600;color:${colors.soft}`,
  group: 'margin:24px 0 0;font-size:15px;line-height:22px;font-weight:600',
  entry: `margin:12px 0 0;padding:12px 0 0;border-top:1px solid ${colors.line}`,
  title: `color:${colors.accent};font-weight:600;text-decoration:none`,
  soft: `color:${colors.soft}`,
  meta: `font-size:12px;line-height:16px;color:${colors.soft}`,
  cell: `padding:6px 0 6px 12px;border-top:1px solid ${colors.line};text-align:right;white-space:nowrap`,
  firstCell: `padding:6px 0;border-top:1px solid ${colors.line};text-align:left;font-weight:400`,
  foot: `max-width:600px;margin:16px auto 0;font-size:12px;line-height:18px;color:${colors.soft}`,
  link: `color:${colors.soft};text-decoration:underline`,
} as const;

export const mailLink = (style: string, address: string, text: string): string =>
  `<a href="${escaped(address)}" style="${style}">${escaped(text)}</a>`;

interface Frame {
  readonly subject: string;
  readonly productName: string;
  /** HTML. */
  readonly content: string;
  readonly foot: string;
}

/** A mail as HTML: no images, no styles or scripts from elsewhere, nothing that tracks. */
export const mailFrame = ({
  subject,
  productName,
  content,
  foot,
}: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="${mailStyles.page}">
<div style="${mailStyles.sheet}">
<p style="${mailStyles.product}">${escaped(productName)}</p>
${content}
</div>
<p style="${mailStyles.foot}">${foot}</p>
</body>
</html>
`;
