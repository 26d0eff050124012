import { parseSync, Visitor, type ESTree } from 'vite';

/** Words that the product shows, with the line they begin on. A value among them is “…”. */
export interface ShownText {
  readonly line: number;
  readonly text: string;
}

interface Placed {
  readonly start: number;
  readonly text: string;
}

const value = '…';
/** Elements within a sentence; at every other one a text ends. */
const inline = /^(?:a|abbr|b|code|em|i|kbd|mark|q|small|span|strong|time|\w*Link)$/u;
/** Attributes that nobody reads. */
const unread = /^(?:\w*[cC]lass(?:Name)?|href|to|src|d|id|key|name|type|rel|viewBox)$/u;
/** Templates in a language of their own. */
const foreign = /^(?:sql\b|css\b|String\.raw\b)/u;

const elementName = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : '';

type Part = ESTree.Expression | ESTree.PrivateIdentifier;

/** The text that an expression is: a literal, a template, or a sum with one of them; else null. */
function textOf(node: Part): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value: { cooked } }) => cooked ?? '').join(value);
  if (node.type === 'ParenthesizedExpression') return textOf(node.expression);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null && right === null ? null : `${left ?? value}${right ?? value}`;
}

class TextCollector {
  readonly #source: string;
  readonly #texts: Placed[] = [];
  /** Where the nodes are that are part of a text, or none. */
  readonly #done = new Set<number>();

  constructor(source: string) {
    this.#source = source;
  }

  skip(node: ESTree.Node | null): void {
    if (node) this.#done.add(node.start);
  }

  /** An expression that is a text, unless it is part of one. */
  addExpression(node: ESTree.Expression): void {
    const text = this.#done.has(node.start) ? null : textOf(node);
    if (text === null) return;
    this.#add({ start: node.start, text });
    this.#skipParts(node);
  }

  /** The texts among the children of an element: one up to each block. */
  addChildren(children: readonly ESTree.JSXChild[]): void {
    let parts: Placed[] = [];
    for (const part of [...this.#partsOf(children), null]) {
      if (part) {
        parts.push(part);
      } else {
        const start = parts.find(({ text }) => text.trim() !== '')?.start ?? 0;
        this.#add({ start, text: parts.map(({ text }) => text).join('') });
        parts = [];
      }
    }
  }

  addElement(node: ESTree.JSXElement): void {
    if (!this.#done.has(node.start)) this.addChildren(node.children);
  }

  texts(): ShownText[] {
    return this.#texts.map(({ start, text }) => ({
      line: this.#source.slice(0, start).split('\n').length,
      text,
    }));
  }

  #add({ start, text }: Placed): void {
    if (text.trim() !== '') this.#texts.push({ start, text: text.trim() });
  }

  #skipParts(node: Part): void {
    this.#done.add(node.start);
    if (node.type === 'BinaryExpression')
      for (const part of [node.left, node.right]) this.#skipParts(part);
    if (node.type === 'ParenthesizedExpression') this.#skipParts(node.expression);
  }

  /** The parts of one text after the other, with null between two. */
  *#partsOf(children: readonly ESTree.JSXChild[]): Generator<Placed | null> {
    for (const child of children) {
      if (child.type === 'JSXText') {
        const start = child.end - child.value.trimStart().length;
        // A line break beside an element is not shown.
        const text = child.value.replaceAll(/^\s*\n\s*|\s*\n\s*$/gu, '').replaceAll(/\s+/gu, ' ');
        yield { start, text };
      } else if (child.type === 'JSXExpressionContainer') {
        const { expression } = child;
        if (expression.type === 'JSXEmptyExpression') continue;
        const text = textOf(expression);
        if (text !== null) this.#skipParts(expression);
        yield { start: expression.start, text: text ?? value };
      } else if (child.type === 'JSXElement' && inline.test(elementName(child))) {
        this.#done.add(child.start);
        yield* this.#partsOf(child.children);
      } else {
        yield null;
      }
    }
  }
}

/** The texts of a file of code: of its elements, strings and templates. */
export function shownTextsIn(path: string, source: string): ShownText[] {
  const { program } = parseSync(path, source);
  const collector = new TextCollector(source);
  const addExpression = (node: ESTree.Expression) => collector.addExpression(node);
  new Visitor({
    ImportDeclaration: (node) => collector.skip(node.source),
    ExportNamedDeclaration: (node) => collector.skip(node.source),
    ExportAllDeclaration: (node) => collector.skip(node.source),
    ImportExpression: (node) => collector.skip(node.source),
    TSLiteralType: ({ literal }) => collector.skip(literal),
    JSXAttribute({ name, value: content }) {
      if (name.type === 'JSXIdentifier' && unread.test(name.name)) collector.skip(content);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (foreign.test(source.slice(tag.start, tag.end))) collector.skip(quasi);
    },
    BinaryExpression: addExpression,
    TemplateLiteral: addExpression,
    Literal: addExpression,
    JSXElement: (node) => collector.addElement(node),
    JSXFragment: ({ children }) => collector.addChildren(children),
  }).visit(program);
  return collector.texts();
}
