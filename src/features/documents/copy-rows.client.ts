import { copyText } from '../../browser/copy-text.ts';

/** Copies the table above the pressed button, for pasting into a spreadsheet. */
export function run(): void {
  document.addEventListener('click', ({ target }) => {
    const line = target instanceof HTMLButtonElement && target.closest('.copy-rows');
    if (line) void copyAbove(line);
  });
}

async function copyAbove(line: Element): Promise<void> {
  // The source of the table may be between the table and the button.
  const [one, other] = [
    line.previousElementSibling,
    line.previousElementSibling?.previousElementSibling,
  ];
  const table = one?.querySelector('table') ?? other?.querySelector('table');
  const status = line.querySelector('[role=status]');
  if (!table || !status) return;
  // Clears the message first, so that screen readers announce the same message again.
  status.textContent = '';
  const isCopied = await copyText(csvOf(table));
  status.textContent = isCopied
    ? 'Copied.'
    : 'Your browser didn’t let us copy it. Select the table and copy it yourself.';
}

/** Formats a table as CSV, with numbers that programs can parse. */
export const csvOf = ({ rows }: HTMLTableElement): string =>
  [...rows].map(({ cells }) => [...cells].map(fieldOf).join(',')).join('\r\n');

function fieldOf(cell: HTMLTableCellElement): string {
  // A heading also contains text for screen readers.
  const text = (cell.firstElementChild ?? cell).textContent.trim();
  return cell.tagName === 'TD'
    ? text
        .replaceAll(',', '')
        .replaceAll('−', '-')
        .replace(/\s×\s10/, 'e')
    : `"${text.replaceAll('"', '""')}"`;
}
