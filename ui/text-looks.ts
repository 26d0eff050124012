import { clsx } from 'clsx';

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
export type TextLook = keyof typeof looks;

/** The classes of a text that people wrote, and of its placeholder. */
export const textClasses = (look: TextLook): string => clsx(rhythm, looks[look]);
