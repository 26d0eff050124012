import { attributeOf, isTrue, tagsNamed, xmlText, type TextCodec } from './xml.ts';

/** The files of an unpacked workbook, by their names. */
export type Parts = Readonly<Record<string, Uint8Array>>;

interface SheetPart {
  /** As it is written in XML. */
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: Uint8Array;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly styles: Uint8Array | undefined;
  readonly sharedStrings: Uint8Array | undefined;
  /** Whether its days are counted from 1904. */
  readonly isFrom1904: boolean;
}

/** Names of parts are compared without case (ECMA-376, part 2); some programs write them with "\". */
const plainName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/u, '').toLowerCase();

/** "xl/worksheets/../styles.xml" as "xl/styles.xml". */
function withoutDots(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

type FindPart = (path: string) => { readonly path: string; readonly part: Uint8Array } | undefined;

function partFinder(parts: Parts): FindPart {
  const byName = new Map<string, Uint8Array>();
  for (const [name, part] of Object.entries(parts)) {
    const plain = plainName(name);
    if (!byName.has(plain)) byName.set(plain, part);
  }
  return (path) => {
    const part = byName.get(path);
    return part && { path, part };
  };
}

interface Relation {
  readonly id: string;
  /** The last word of its type: worksheet, styles. */
  readonly type: string;
  /** Where its part may be: relative to the folder, or, as some programs mean it, to the root. */
  readonly paths: readonly string[];
}

/** What a part refers to; that of the package is ''. */
function relationsOf(find: FindPart, path: string, codec: TextCodec): Relation[] {
  const folder = folderOf(path);
  const file = find(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (file === undefined) return [];
  return [...xmlText(file.part, codec).matchAll(tagsNamed('Relationship'))].map(([, tag = '']) => {
    const target = (attributeOf(tag, 'Target') ?? '').replaceAll('\\', '/').toLowerCase();
    const paths = target.startsWith('/') ? [target] : [`${folder}${target}`, target];
    return {
      id: attributeOf(tag, 'Id') ?? '',
      type: /[^/]*$/u.exec(attributeOf(tag, 'Type') ?? '')?.[0] ?? '',
      paths: paths.map(withoutDots),
    };
  });
}

/**
 * The parts of a workbook, wherever its program put them. Sheets that hold charts, dialogs or macros are
 * left out: they have no cells. Null: it is no workbook, or lacks a part.
 */
export function workbookParts(parts: Parts, codec: TextCodec): WorkbookParts | null {
  const find = partFinder(parts);
  const findAny = (paths: readonly string[]) => paths.map(find).find((file) => file !== undefined);
  const main =
    findAny(
      relationsOf(find, '', codec)
        .filter(({ type }) => type === 'officeDocument')
        .flatMap(({ paths }) => paths),
    ) ?? findAny(['xl/workbook.xml', 'workbook.xml']);
  if (main === undefined) return null;
  const relations = relationsOf(find, main.path, codec);
  const partOfType = (type: string, name: string) =>
    findAny([
      ...relations.filter((one) => one.type === type).flatMap(({ paths }) => paths),
      `${folderOf(main.path)}${name}`,
    ])?.part;
  const text = xmlText(main.part, codec).replaceAll(/<!--[^]*?-->/gu, '');
  const sheets: SheetPart[] = [];
  for (const [, tag = ''] of text.matchAll(tagsNamed('sheet'))) {
    const relation = relations.find(({ id }) => id === attributeOf(tag, 'id'));
    if (relation === undefined) return null;
    if (relation.type !== 'worksheet') continue;
    const part = findAny(relation.paths)?.part;
    if (part === undefined) return null;
    const state = attributeOf(tag, 'state');
    sheets.push({
      name: attributeOf(tag, 'name') ?? '',
      isHidden: state === 'hidden' || state === 'veryHidden',
      part,
    });
  }
  const [, ofWorkbook = ''] = tagsNamed('workbookPr').exec(text) ?? [];
  return {
    sheets,
    styles: partOfType('styles', 'styles.xml'),
    sharedStrings: partOfType('sharedStrings', 'sharedstrings.xml'),
    isFrom1904: isTrue(attributeOf(ofWorkbook, 'date1904')),
  };
}
