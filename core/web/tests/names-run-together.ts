import { withoutMarks } from './translate-page.ts';

/** What has its name from its content. */
const named =
  'h1, h2, h3, h4, h5, h6, label, legend, caption, th, summary, button, a, [role=tab], [role=option], [role=menuitem], [role=row], [id$=-label]';
/** In pixels, between letters that belong to different words. */
const apart = 1;

const isHeard = (text: Text): boolean =>
  text.parentElement?.closest('[aria-hidden=true], svg, style') === null;

function textsIn(holder: Element): Text[] {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data !== '' && isHeard(node)) texts.push(node);
  }
  return texts;
}

/** Whether a screen reader puts a space between them by itself, as around blocks and items of flex boxes. */
function areSeparate(one: Text, other: Text, holder: Element): boolean {
  const isBlockUpTo = (text: Text, opposite: Text) => {
    let element = text.parentElement;
    while (element !== null && element !== holder && !element.contains(opposite)) {
      if (getComputedStyle(element).display !== 'inline') return true;
      element = element.parentElement;
    }
    return false;
  };
  return isBlockUpTo(one, other) || isBlockUpTo(other, one);
}

/** What a translation put around a piece of text. */
function wrapperOf(text: Text): Node {
  let node: Node = text;
  while (node.parentNode?.nodeName === 'FONT') node = node.parentNode;
  return node;
}

/** Whether both are one text, which was translated in pieces. */
const areOne = (one: Text, other: Text): boolean => wrapperOf(one).nextSibling === wrapperOf(other);

function placeOf(text: Text, at: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getClientRects()[0];
}

function lookApart(one: Text, other: Text): boolean {
  const end = placeOf(one, one.data.length - 1);
  const start = placeOf(other, 0);
  if (end === undefined || start === undefined) return false;
  return start.left - end.right > apart || start.top >= end.bottom;
}

/** Names in which two words become one for whoever hears them, while the eye sees them apart. */
export function namesRunTogether(): string[] {
  return [...document.querySelectorAll(named)].flatMap((holder) => {
    const texts = textsIn(holder);
    return texts.flatMap((text, at) => {
      const next = texts[at + 1];
      if (next === undefined) return [];
      const isJoined =
        /[\p{L}\p{N}]$/u.test(withoutMarks(text.data)) &&
        /^[\p{L}\p{N}]/u.test(withoutMarks(next.data));
      return isJoined &&
        !areOne(text, next) &&
        !areSeparate(text, next, holder) &&
        lookApart(text, next)
        ? [`“${withoutMarks(text.data)}${withoutMarks(next.data)}” is heard as one word`]
        : [];
    });
  });
}
