// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { csvOf, run } from './copy-rows.client.ts';

const page = `<div><table>
  <thead><tr><th><span>Rate, <math><mi>k</mi></math> (1/min)</span><span class="sr-only"></span></th>
    <th><span aria-hidden="true"><math><mi>E</mi></math></span><span class="sr-only">E</span></th></tr></thead>
  <tbody><tr><td><span>12,300</span></td><td><span>−1.50&nbsp;×&nbsp;10<sup>−4</sup></span></td></tr>
    <tr><td><span>0.5</span></td><td>8</td></tr></tbody></table></div><p>Source: made up</p>
  <p class="copy-rows"><button type="button">Copy as CSV</button> <span role="status"></span></p>
  <button type="button" id="other">Another</button>`;

const text = '"Rate, k (1/min)","E"\r\n12300,-1.50e-4\r\n0.5,8';

const said = () => document.querySelector('[role=status]')?.textContent;

/** Mocks a clipboard that may be blocked, and records the copied texts. */
function clipboard(isAllowed: boolean) {
  const given: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (copied: string) => {
        given.push(copied);
        return isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'));
      },
    },
  });
  return given;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a table becomes CSV with numbers that programs can read', () => {
  document.body.innerHTML = page;
  const table = document.querySelector('table');
  expect(table && csvOf(table)).toBe(text);
});

test('the button copies the table above it and reports it, and no other button does', async () => {
  document.body.innerHTML = page;
  const given = clipboard(true);
  run();
  document.getElementById('other')?.click();
  document.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect(said()).toBe('Copied.');
  });
  expect(given).toEqual([text]);
});

test('a blocked clipboard is reported', async () => {
  document.body.innerHTML = page;
  clipboard(false);
  document.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect(said()).toContain('Select the table');
  });
});
