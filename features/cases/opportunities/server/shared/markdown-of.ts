import { hasTags } from '#features/cases/opportunities/server/import/formats/html.ts';
import {
  htmlToMarkdown,
  tidyMarkdown,
} from '#features/cases/opportunities/server/import/formats/html-to-markdown.ts';

/** HTML or Markdown of another system as Markdown that is safe to show; null when it is empty. */
export const markdownOf = (text: string): string | null =>
  hasTags(text) ? htmlToMarkdown(text).markdown : tidyMarkdown(text);
