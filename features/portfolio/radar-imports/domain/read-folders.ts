import { leftOut, repaired, type ImportReason, type RawBlip, type RawRadar } from './raw-radar.ts';

/** A Markdown file of AOE's radar, with the fields above its text. */
export interface MarkdownFile {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const release = /(?:^|\/)(\d{4}-\d{2}-\d{2})\/([^/]+)\.md$/u;

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();

/**
 * AOE's radar has a folder for each release, with a file for each item that changed in it. An item stays
 * as it was until a later release has it again, so that each release is an edition.
 */
export function readFolders(files: readonly MarkdownFile[], reasons: ImportReason[]): RawRadar {
  const releases = new Map<string, { key: string; file: MarkdownFile }[]>();
  for (const file of files) {
    const [, date, key] = release.exec(file.path) ?? [];
    if (date === undefined || key === undefined) {
      const problem = `${file.path} is in no folder that is named by a date, such as 2026-05-01.`;
      reasons.push(leftOut(null, null, problem));
      continue;
    }
    releases.set(date, [...(releases.get(date) ?? []), { key, file }]);
  }
  const present = new Map<string, RawBlip>();
  const editions = [...releases]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, items]) => {
      for (const { key, file } of items) {
        const { fields, body, path } = file;
        const blip = textOf(fields['title']) || key;
        const [ring, quadrant] = [textOf(fields['ring']), textOf(fields['quadrant'])];
        if (ring === '' || quadrant === '') {
          reasons.push(leftOut(null, blip, `${path} names no ring or no quadrant.`));
          continue;
        }
        if (fields['featured'] === false)
          reasons.push(repaired(null, blip, 'It is not featured in the file, and is imported.'));
        const tags = fields['tags'];
        present.set(key, {
          row: null,
          name: blip,
          ring,
          quadrant,
          status: null,
          links: [],
          description: body.trim() === '' ? null : body,
          tags: Array.isArray(tags) ? tags.map(textOf).filter(Boolean) : [],
        });
      }
      return { name, blips: [...present.values()] };
    });
  return {
    format: 'aoe-markdown',
    editions,
    reasons,
    quadrantNames: null,
    ringNames: null,
  };
}
