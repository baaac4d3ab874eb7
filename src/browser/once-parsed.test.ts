// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { onceParsed } from './once-parsed.ts';

test('what reads a page that is still coming waits until it has come, and runs once', () => {
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

test('a page that has come is read at once', () => {
  const run = vi.fn();
  onceParsed(run);
  expect(run).toHaveBeenCalledOnce();
});
