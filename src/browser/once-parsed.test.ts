// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { onceParsed } from './once-parsed.ts';

test('runs once after a page has been parsed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  onTestFinished(() => {
    state.mockRestore();
  });
  const run = vi.fn();
  onceParsed(run);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(run).toHaveBeenCalledOnce();
});

test('runs at once on a parsed page', () => {
  const run = vi.fn();
  onceParsed(run);
  expect(run).toHaveBeenCalledOnce();
});
