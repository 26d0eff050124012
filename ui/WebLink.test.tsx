// @vitest-environment happy-dom
import { cleanup, render } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import { WebLink } from './WebLink.tsx';

afterEach(cleanup);

const linkTo = (href: string) => {
  const { container } = render(<WebLink href={href} />);
  return { link: container.querySelector('a'), text: container.textContent };
};

test('a web address is a link that tells the page behind it nothing', () => {
  const { link, text } = linkTo('https://www.skf.example/wear/');
  expect(link?.getAttribute('href')).toBe('https://www.skf.example/wear/');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(text).toBe('skf.example/wear');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://skf.example',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'skf.example',
  'https://skf.example@evil.example',
  'https://user:password@skf.example/',
  'https://skf.example\\@evil.example',
])('anything else stays text, though it was checked before: %s', (href) => {
  const { link, text } = linkTo(href);
  expect(link).toBeNull();
  expect(text).toBe(href);
});
