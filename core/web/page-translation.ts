/**
 * A browser that translates the page puts elements of its own where React's text was (decision 93). The
 * text that React holds is then nowhere: taking it away ends the screen, and what it changes to is not
 * seen. So before React touches an element or its text, both are put back as React left them. The
 * browser comes upon them anew, and translates what they say now.
 */

const { prototype } = Node;
const untouched = Object.getOwnPropertyDescriptors(prototype);
const { nodeValue, textContent } = untouched;
const { appendChild, insertBefore, removeChild } = prototype;

const isText = (node: Node): node is Text => node instanceof Text;
/** What translations put in; we have none of our own. */
const isWrapper = (node: Node | undefined): boolean => node?.nodeName === 'FONT';

const isWrapping = ({ addedNodes }: MutationRecord): boolean => isWrapper(addedNodes[0]);
const isTranslating = (record: MutationRecord): boolean =>
  isWrapping(record) || [...record.removedNodes].some(isText);

/** Chrome says by a class of the root that it begins, Edge and Firefox by its language. */
const isAnnouncing = ({ attributeName }: MutationRecord): boolean =>
  attributeName === 'lang' ||
  (attributeName === 'class' && document.documentElement.className.includes('translated-'));

/** What an element contained before these changes. */
function childrenBefore(parent: Node, changes: readonly MutationRecord[]): Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    const end = nextSibling === null ? children.length : children.indexOf(nextSibling);
    children.splice(end - addedNodes.length, addedNodes.length, ...removedNodes);
  }
  return children;
}

/** Follows what translations do to the page, until the returned function is called. */
export function followPageTranslation(): () => void {
  /** Of an element with translated text: what React put into it. */
  const childrenOf = new WeakMap<Node, readonly Node[]>();
  const parentOf = new WeakMap<Node, Node>();
  /** Of a text that was translated in its place: what React wrote there. */
  const sourceOf = new WeakMap<Node, string>();
  let isTranslated = false;

  function note(records: readonly MutationRecord[], isMeant = isTranslating): void {
    for (const { type, target, oldValue } of records) {
      if (type === 'characterData' && !sourceOf.has(target)) sourceOf.set(target, oldValue ?? '');
    }
    const ofChildren = records.filter(({ type }) => type === 'childList');
    for (const [parent, changes] of Map.groupBy(ofChildren, ({ target }) => target)) {
      if (childrenOf.has(parent) || !changes.some(isMeant)) continue;
      const children = childrenBefore(parent, changes);
      childrenOf.set(parent, children);
      for (const text of children.filter(isText)) parentOf.set(text, parent);
    }
  }

  function putBack(parent: Node): void {
    const children = childrenOf.get(parent);
    if (children === undefined) return;
    childrenOf.delete(parent);
    for (const child of Array.from(parent.childNodes)) {
      const isForeign = (isWrapper(child) || isText(child)) && !children.includes(child);
      if (isForeign) removeChild.call(parent, child);
    }
    let next: Node | null = null;
    for (const child of children.toReversed()) {
      const source = sourceOf.get(child);
      if (source !== undefined) nodeValue.set?.call(child, source);
      sourceOf.delete(child);
      // An element that is gone was not taken by a translation.
      if (!isText(child) && child.parentNode !== parent) continue;
      if (child.parentNode !== parent || child.nextSibling !== next) {
        insertBefore.call(parent, child, next);
      }
      next = child;
    }
  }

  /** A change by the page itself: what others did until then was noted, and this is not. */
  function change<Result>(parent: Node | undefined, act: () => Result): Result {
    note(observer.takeRecords());
    if (parent !== undefined) putBack(parent);
    const result = act();
    observer.takeRecords();
    return result;
  }

  /** By a translation that runs among the page's own scripts: its element is there, and the text still is. */
  function isBeingReplaced(node: Node): boolean {
    const records = observer.takeRecords();
    note(records);
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isWrapper);
    return isText(node) && added.some((wrapper) => wrapper.nextSibling === node);
  }

  function takeOver(): void {
    isTranslated = true;
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
    prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
      return change(this, () => appendChild.call(this, child) as Child);
    };
    prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
      const act = () => removeChild.call(this, child) as Child;
      return isBeingReplaced(child) ? act() : change(this, act);
    };
    prototype.insertBefore = function insert<Child extends Node>(
      this: Node,
      child: Child,
      next: Node | null,
    ): Child {
      const act = () => insertBefore.call(this, child, next) as Child;
      return isWrapper(child) ? act() : change(this, act);
    };
    Object.defineProperties(prototype, {
      nodeValue: {
        ...nodeValue,
        set(this: Node, value: string | null) {
          // A translation of this very moment says only now where the text was.
          note(observer.takeRecords());
          change(parentOf.get(this), () => nodeValue.set?.call(this, value));
          sourceOf.delete(this);
        },
      },
      textContent: {
        ...textContent,
        set(this: Node, value: string | null) {
          change(undefined, () => textContent.set?.call(this, value));
          childrenOf.delete(this);
        },
      },
    });
  }

  const observer = new MutationObserver((records) => {
    if (isTranslated) return note(records);
    if (!records.some((record) => isAnnouncing(record) || isWrapping(record))) return;
    takeOver();
    note(records, isWrapping);
  });
  observer.observe(document, { childList: true, subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });

  return () => {
    observer.disconnect();
    Object.defineProperties(prototype, untouched);
  };
}
