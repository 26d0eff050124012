import { parseSync, Visitor, type ESTree } from 'vite';
import { reportProblems } from './report-problems.ts';

/** What is pressed or followed. */
const control = /^(?:a|button|summary|\w*Button|\w*Link)$/u;
const naming = ['aria-label', 'aria-labelledby'];
/** Components that name the buttons in them. */
const namesParts = new Set(['DatePicker']);

const nameOf = ({ name }: ESTree.JSXOpeningElement): string =>
  name.type === 'JSXIdentifier' ? name.name : '';

const hasAttribute = (opening: ESTree.JSXOpeningElement, names: readonly string[]): boolean =>
  opening.attributes.some(
    (one) =>
      one.type === 'JSXAttribute' &&
      one.name.type === 'JSXIdentifier' &&
      names.includes(one.name.name),
  );

/** Named where it is made: by its properties, or as the part of a component that it has the slot of. */
const isNamed = (opening: ESTree.JSXOpeningElement): boolean =>
  hasAttribute(opening, [...naming, 'slot']) ||
  opening.attributes.some(({ type }) => type === 'JSXSpreadAttribute');

/** Whether something says nothing to who cannot see it. What cannot be told from here says something. */
function isSilent(part: ESTree.JSXChild | ESTree.Expression, icons: ReadonlySet<string>): boolean {
  const areSilent = (parts: readonly ESTree.JSXChild[]) =>
    parts.every((one) => isSilent(one, icons));
  switch (part.type) {
    case 'JSXText':
      return part.value.trim() === '';
    case 'JSXFragment':
      return areSilent(part.children);
    case 'JSXElement': {
      const { openingElement: opening, children } = part;
      const name = nameOf(opening);
      if (hasAttribute(opening, ['aria-hidden']) || icons.has(name)) return true;
      return /^[a-z]/u.test(name) && !hasAttribute(opening, naming) && areSilent(children);
    }
    case 'JSXExpressionContainer':
      return part.expression.type === 'JSXEmptyExpression' || isSilent(part.expression, icons);
    case 'ConditionalExpression':
      return isSilent(part.consequent, icons) && isSilent(part.alternate, icons);
    case 'LogicalExpression':
      return isSilent(part.right, icons);
    case 'ParenthesizedExpression':
      return isSilent(part.expression, icons);
    default:
      return part.type === 'Literal' && part.value === null;
  }
}

/** The controls of a file that only an icon names, one sentence each. */
export function namelessControlsIn(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const icons = new Set<string>();
  const problems: string[] = [];
  let depth = 0;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value === 'lucide-react')
        for (const { local } of specifiers) icons.add(local.name);
    },
    JSXElement({ openingElement: opening, children, start }) {
      const name = nameOf(opening);
      if (namesParts.has(name)) depth += 1;
      if (!control.test(name) || isNamed(opening) || depth > 0) return;
      // A component that is closed at once has its text inside.
      if (opening.selfClosing && /^[A-Z]/u.test(name)) return;
      if (!children.every((child) => isSilent(child, icons))) return;
      const line = text.slice(0, start).split('\n').length;
      problems.push(`${path}:${line} <${name}> shows an icon alone: give it an aria-label.`);
    },
    'JSXElement:exit'({ openingElement }) {
      if (namesParts.has(nameOf(openingElement))) depth -= 1;
    },
  }).visit(program);
  return problems;
}

if (import.meta.main) {
  reportProblems('{app,core,features,ui}/**/*.tsx', namelessControlsIn);
}
