import { expect, onTestFinished, test } from 'vitest';
import { namesRunTogether } from './names-run-together.ts';
import { translatePage } from './translate-page.ts';

function show(html: string): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = 'overflow-wrap: anywhere; font: 16px sans-serif';
  place.innerHTML = html;
  onTestFinished(() => place.remove());
  return place;
}

test('Words that only the eye sees apart are found', () => {
  show('<button>Pitch<span style="padding-left: 1rem">optional</span></button>');
  expect(namesRunTogether()).toEqual(['“Pitchoptional” is heard as one word']);
});

test('A name that is broken into lines is one, also where it is translated in pieces', async () => {
  const place = show('<h2>Aftermarket1795948413615</h2>');
  await translatePage();
  expect(place.querySelectorAll('h2 font')).toHaveLength(4);
  for (let width = 40; width < 300; width += 1) {
    place.style.width = `${width}px`;
    expect(namesRunTogether(), `${width} pixels wide`).toEqual([]);
  }
});
