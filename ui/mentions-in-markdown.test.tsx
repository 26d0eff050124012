// @vitest-environment happy-dom
import { render } from '#core/web/tests/testing-library.ts';
import { describe, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

function viewOf(text: string, mentions: readonly string[]) {
  const { container } = render(<Markdown text={text} mentions={mentions} />);
  return {
    text: container.textContent,
    marked: [...container.querySelectorAll('span')].map((one) => one.textContent),
    html: container.innerHTML,
  };
}

test('a name is marked, and the text around it is still Markdown', () => {
  const { text, marked, html } = viewOf('**Ask** @Elin Lund, *please*', ['Elin Lund']);
  expect(text).toBe('Ask @Elin Lund, please');
  expect(marked).toEqual(['@Elin Lund']);
  expect(html).toContain('<strong>Ask</strong>');
});

test('an @name that is not mentioned stays plain text', () => {
  expect(viewOf('@Elin Lund', []).marked).toEqual([]);
});

describe('A name is never parsed as Markdown', () => {
  test.each([
    '*a*',
    '**bold**',
    '[x](javascript:alert(1))',
    '![x](https://evil.example/x.png)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '`code`',
    'https://evil.example',
    '# Heading',
    '1. One',
    '| a | b |',
    '&lt;b&gt;',
    'a\\*b',
  ])('%s', (name) => {
    const { text, marked, html } = viewOf(`Ask @${name} now`, [name]);
    expect(text).toBe(`Ask @${name} now`);
    expect(marked).toEqual([`@${name}`]);
    expect(html).not.toMatch(/<(?:a|img|em|strong|code|script|h\d|ol|table)\b/u);
  });
});

test('in bold, in a list and in a heading it is marked too', () => {
  const { marked } = viewOf('**@Elin Lund**\n\n- @Elin Lund\n\n## @Elin Lund', ['Elin Lund']);
  expect(marked).toEqual(['@Elin Lund', '@Elin Lund', '@Elin Lund']);
});

test('in code and in URLs it is plain text', () => {
  const { marked, text, html } = viewOf(
    '`@Elin Lund` and [site](https://skf.example/?who=(@Elin)) @Elin',
    ['Elin Lund', 'Elin'],
  );
  expect(text).toBe('@Elin Lund and site @Elin');
  expect(marked).toEqual(['@Elin']);
  expect(html).not.toMatch(/[\uE000\uE001]|%EE%80/u);
});

test('placeholder characters typed by a user are ignored', () => {
  expect(viewOf('\uE0000\uE001 and @Elin', ['Elin']).text).toBe('0 and @Elin');
});
