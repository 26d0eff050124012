import { withoutMarks } from './translate-page.ts';

/** The part of React's own tree that is read here. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
}
const tags = { portal: 4, element: 5, text: 6, offscreen: 22 };

/** What React means to stand in an element: texts and other elements, in order. */
interface Meant {
  readonly element: Element;
  readonly parts: (string | Element)[];
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** A single text has no node that React knows. */
function onlyText({ memoizedProps }: Fiber): string[] {
  const only = has(memoizedProps, 'children') ? memoizedProps.children : null;
  return typeof only === 'string' || typeof only === 'number' ? [String(only)] : [];
}

function collectMeant(fiber: Fiber, inside: Meant, entries: Meant[]): void {
  for (let { child } = fiber; child !== null; child = child.sibling) {
    const { tag, stateNode } = child;
    if (tag === tags.text) inside.parts.push(String(child.memoizedProps));
    else if (tag === tags.element) {
      // Collections of React Aria are rendered into a document of its own, too.
      if (!(stateNode instanceof Element)) continue;
      inside.parts.push(stateNode);
      const meant = { element: stateNode, parts: onlyText(child) };
      entries.push(meant);
      collectMeant(child, meant, entries);
    } else if (tag === tags.portal) {
      const container = has(stateNode, 'containerInfo') ? stateNode.containerInfo : null;
      if (container instanceof Element)
        collectMeant(child, { element: container, parts: [] }, entries);
    } else if (tag !== tags.offscreen || child.memoizedState === null) {
      collectMeant(child, inside, entries);
    }
  }
}

/** All that React means to show at this moment, of whatever is mounted. */
function allMeant(): Meant[] {
  const entries: Meant[] = [];
  for (const container of document.body.children) {
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
    const root =
      key === undefined
        ? null
        : (Reflect.get(container, key) as { stateNode: { current: Fiber } } | null);
    if (root !== null)
      collectMeant(root.stateNode.current, { element: container, parts: [] }, entries);
  }
  return entries;
}

const elementMark = '◻';
const isOfText = (node: Node) => node instanceof Text || node.nodeName === 'FONT';

/** Each element in which something else is shown than React means, however it is translated. */
export function textsNotAsMeant(): string[] {
  const withText = allMeant().filter(
    ({ element, parts }) =>
      parts.some((part) => typeof part === 'string') && !element.matches('textarea, title'),
  );
  if (withText.length === 0) throw new Error('React shows no text at all.');
  return withText.flatMap(({ element, parts }) => {
    const members = new Set<unknown>(parts);
    const meant = parts.map((part) => (typeof part === 'string' ? part : elementMark)).join('');
    const text = [...element.childNodes]
      .filter((node) => isOfText(node) || members.has(node))
      .map((node) => (isOfText(node) ? withoutMarks(node.textContent ?? '') : elementMark))
      .join('');
    return text === meant ? [] : [`${element.localName} shows “${text}” for “${meant}”`];
  });
}
