// @vitest-environment happy-dom
import { cleanup, renderHook } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { findCurrentCompany, useRegisterCurrentCompany } from './current-company.ts';

afterEach(cleanup);

const named = (name: string): NamedCompany => ({ kind: 'startup', id: name, name });

test('the latest provider comes first, and one without a company falls back to the one before', () => {
  expect(findCurrentCompany()).toBeNull();
  const list = renderHook(() => useRegisterCurrentCompany(() => named('In the list')));
  const panel = renderHook(
    ({ open }: { open: NamedCompany | null }) => useRegisterCurrentCompany(() => open),
    { initialProps: { open: named('In the panel') as NamedCompany | null } },
  );
  expect(findCurrentCompany()?.name).toBe('In the panel');
  panel.rerender({ open: null });
  expect(findCurrentCompany()?.name).toBe('In the list');
  panel.rerender({ open: named('Another') });
  expect(findCurrentCompany()?.name).toBe('Another');
  panel.unmount();
  list.unmount();
  expect(findCurrentCompany()).toBeNull();
});
