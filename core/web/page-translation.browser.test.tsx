import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { plural } from '#core/domain/format.ts';
import { followPageTranslation } from './page-translation.ts';

const place = document.createElement('p');
let show: (count: number) => void = () => {};

/** Three texts beside each other, an element between them, and texts that come and go. */
function Sentence({ count }: { readonly count: number }) {
  return (
    <>
      {count > 1 && 'In all, '}
      {count} {plural(count, 'thing is', 'things are')} <b>missing</b>
      {count > 2 && <i> by now</i>}
      {count > 1 && ', or not right'}.
    </>
  );
}

const said = () => place.textContent.toLowerCase();

beforeEach(() => {
  const stop = followPageTranslation();
  document.body.append(place);
  const root = createRoot(place);
  show = (count) => flushSync(() => root.render(<Sentence count={count} />));
  show(6);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    stop();
    document.documentElement.lang = 'en';
  });
});

const texts = () => [...place.childNodes].filter((node) => node instanceof Text);

function wrapperOf({ data }: Text): HTMLElement {
  const wrapper = document.createElement('font');
  wrapper.append(data.toUpperCase());
  return wrapper;
}

function joinTexts(): void {
  place.normalize();
  for (const text of texts()) text.data = text.data.toUpperCase();
}

const translations = {
  'replaces each text': () => texts().map((text) => text.replaceWith(wrapperOf(text))),
  'puts its element before each text, and takes that away': () =>
    texts().map((text) => {
      place.insertBefore(wrapperOf(text), text);
      place.removeChild(text);
    }),
  'moves each text into its element': () =>
    texts().map((text) => {
      const wrapper = document.createElement('font');
      text.before(wrapper);
      wrapper.append(text);
    }),
  'joins texts, and translates them where they are': joinTexts,
  'joins texts, and replaces them by several elements': () => {
    place.normalize();
    for (const text of texts()) {
      const half = text.data.length / 2;
      const parts = [text.data.slice(0, half), text.data.slice(half)];
      text.replaceWith(...parts.map((part) => wrapperOf(new Text(part))));
    }
  },
  'changes the order of words': () => {
    for (const text of texts()) text.replaceWith(wrapperOf(text));
    place.prepend(...[...place.children].toReversed());
  },
};

test.each(Object.entries(translations))(
  'What changes is seen where a translation %s',
  async (_, translate) => {
    document.documentElement.lang = 'nl';
    await Promise.resolve();
    for (const count of [4, 1, 3, 2]) {
      translate();
      await Promise.resolve();
      show(count);
      const [all, thing, now, right] = [
        count > 1 ? 'in all, ' : '',
        plural(count, 'thing is', 'things are'),
        count > 2 ? ' by now' : '',
        count > 1 ? ', or not right' : '',
      ];
      expect(said()).toBe(`${all}${count} ${thing} missing${now}${right}.`);
    }
  },
);

test.each(Object.entries(translations))(
  'What changes in the moment in which a translation %s is seen',
  async (_, translate) => {
    document.documentElement.lang = 'nl';
    await Promise.resolve();
    translate();
    // Nobody was told of it yet.
    show(7);
    expect(said()).toBe('in all, 7 things are missing by now, or not right.');
  },
);

test('A translation that says nothing of itself is known by its elements', async () => {
  translations['replaces each text']();
  await Promise.resolve();
  show(1);
  expect(said()).toBe('1 thing is missing.');
});

test('Where nothing is translated, nothing of the page is replaced', async () => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  document.documentElement.classList.add('anything-else');
  document.documentElement.classList.remove('anything-else');
  place.append('', document.createElement('u'));
  await Promise.resolve();
  expect(Node.prototype).toMatchObject({ appendChild, insertBefore, removeChild });
  expect(String(appendChild)).toContain('[native code]');
});
