import { copyText } from '../../browser/copy-text.ts';

/** Copies the table above a button that is pressed, so that it can be pasted into a spreadsheet. */
export function run(): void {
  document.addEventListener('click', ({ target }) => {
    const line = target instanceof HTMLButtonElement && target.closest('.copy-rows');
    if (line) void copyAbove(line);
  });
}

async function copyAbove(line: Element): Promise<void> {
  // Its source may stand between the two.
  const [one, other] = [
    line.previousElementSibling,
    line.previousElementSibling?.previousElementSibling,
  ];
  const table = one?.querySelector('table') ?? other?.querySelector('table');
  const status = line.querySelector('[role=status]');
  if (!table || !status) return;
  // Said again only if it was gone in between.
  status.textContent = '';
  const isCopied = await copyText(csvOf(table));
  status.textContent = isCopied
    ? 'Copied.'
    : 'Your browser didn’t let us copy it. Select the table and copy it yourself.';
}

/** A table as text with commas, its numbers as programs write them. */
export const csvOf = ({ rows }: HTMLTableElement): string =>
  [...rows].map(({ cells }) => [...cells].map(fieldOf).join(',')).join('\r\n');

function fieldOf(cell: HTMLTableCellElement): string {
  // Behind the first part of a heading are its words for screen readers.
  const text = (cell.firstElementChild ?? cell).textContent.trim();
  return cell.tagName === 'TD'
    ? text
        .replaceAll(',', '')
        .replaceAll('−', '-')
        .replace(/\s×\s10/, 'e')
    : `"${text.replaceAll('"', '""')}"`;
}
