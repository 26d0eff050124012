// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideConsole } from './console.ts';

const methods = ['log', 'info', 'debug', 'warn', 'error'] as const;
const original = { ...console };
let heard: string[];

beforeEach(() => {
  heard = [];
  for (const method of methods) console[method] = () => void heard.push(method);
});

afterEach(() => {
  Object.assign(console, original);
  vi.unstubAllGlobals();
  localStorage.clear();
});

function speak(): string[] {
  for (const method of methods) console[method]('said');
  return heard;
}

test('in production builds logging is hidden; errors stay', () => {
  hideConsole({ isProduction: true });
  expect(speak()).toEqual(['error']);
});

test('in development everything is logged', () => {
  hideConsole({ isProduction: false });
  expect(speak()).toEqual(methods);
});

test('localStorage.debug enables it again', () => {
  localStorage.setItem('debug', '');
  hideConsole({ isProduction: true });
  expect(speak()).toEqual(methods);
});

test('blocked storage does not prevent the page from starting', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  hideConsole({ isProduction: true });
  expect(speak()).toEqual(['error']);
});
