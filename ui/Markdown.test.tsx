// @vitest-environment happy-dom
import { render } from '#core/web/tests/testing-library.ts';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

test.each([
  ['ten thousand quotes', '>'.repeat(10_000)],
  ['ten thousand lists', '- '.repeat(10_000).trim()],
  ['emphasis that is never closed', '**a*'.repeat(20_000)],
])('%s is shown as it was written', (_what, text) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.textContent).toBe(text);
});

test('as deep as people nest, it is drawn', () => {
  const { container } = render(<Markdown text={`${'> '.repeat(20)}deep`} />);
  expect(container.querySelectorAll('blockquote')).toHaveLength(20);
});

const dangerous = `A bearing that **tells**:

- what it carries
- how warm it is

<script>document.title = 'taken over'</script>
<img src="x" onerror="document.title = 'taken over'">

![A ring](https://elsewhere.example/ring.png)

[Read on](javascript:alert(1)), [look](data:text/html,x), or see [our page](https://skf.example/tells).`;

test('a text keeps its form, and can neither run a script nor load a picture', () => {
  const { container } = render(<Markdown text={dangerous} />);
  const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['what it carries', 'how warm it is']);
  expect(container.querySelector('strong')?.textContent).toBe('tells');
  expect(container.querySelectorAll('script, img')).toHaveLength(0);
  expect(container.textContent).toContain('[A ring]');
  const links = [...container.querySelectorAll('a')].map(({ textContent, attributes }) => [
    textContent,
    attributes.getNamedItem('href')?.value ?? '',
  ]);
  expect(links).toEqual([
    ['Read on', ''],
    ['look', ''],
    ['our page', 'https://skf.example/tells'],
  ]);
});
