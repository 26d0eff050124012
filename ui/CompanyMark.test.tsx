// @vitest-environment happy-dom
import { cleanup, render } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { plainInstallation } from '#core/domain/installation.ts';

afterEach(() => {
  cleanup();
  vi.resetModules();
});

/** The mark in an installation that draws marks, or in one that does not. */
async function markOf(name: string, hasDrawnMarks: boolean): Promise<Element | null> {
  vi.doMock('./installation.ts', () => ({
    installation: { ...plainInstallation, hasDrawnMarks },
  }));
  const { Avatar } = await import('./Avatar.tsx');
  const { container } = render(<Avatar id="1" name={name} shape="company" />);
  return container.querySelector('svg');
}

test('a company without a logo has a monogram', async () => {
  const mark = await markOf('Acme Industries', false);
  expect(mark?.textContent).toBe('AI');
  expect(mark?.querySelector('path, circle, rect, ellipse')).toBeNull();
});

test('only the demonstration draws marks', async () => {
  const names = ['Acme Industries', 'Ternglide', 'Cairnwatt Carbon', 'Viscoil'];
  const marks = await Promise.all(names.map((name) => markOf(name, true)));
  const drawn = marks.filter((mark) => mark?.querySelector('path, circle, rect, ellipse'));
  expect(drawn.length).toBeGreaterThan(0);
});
