// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import { topicOf } from '#core/domain/live/live.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { Presence } from './Presence.tsx';

const topic = topicOf('collection', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11');
const receive = (names: readonly string[], count = names.length) =>
  act(() =>
    liveConnection.presence.receive({
      topic,
      people: names.map((name) => ({ id: name, name })),
      count,
    }),
  );
const button = (name: string | RegExp = /^Also here/u) => screen.queryByRole('button', { name });

afterEach(() => {
  cleanup();
  liveConnection.presence.forget();
});

test('nothing is shown while nobody else is present, or after the connection breaks', () => {
  render(<Presence topic={topic} />);
  expect(button()).toBeNull();
  receive(['Elin Lind', 'Jon Oberg']);
  expect(button('Also here: Elin Lind, Jon Oberg')?.textContent).toMatch(/ELJOhere$/u);
  act(() => liveConnection.presence.forget());
  expect(button()).toBeNull();
});

test('of many people the first are shown, some more named, and all counted', () => {
  render(<Presence topic={topic} />);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
  receive(names, 1206);
  const called = `Also here: ${names.join(', ')}, 1,200 more`;
  expect(button(called)?.textContent).toMatch(/ABCD\+1,202here$/u);
  act(() => button()?.click());
  expect(screen.getByRole('dialog', { name: 'Also here' }).textContent).toContain('and 1,200 more');
  expect(screen.getAllByRole('listitem')).toHaveLength(names.length + 1);
});

test('joining and leaving is not announced to screen readers', () => {
  const { container } = render(<Presence topic={topic} />);
  receive(['Elin Lind']);
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});
