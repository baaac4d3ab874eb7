/** Classes of every dialog. Each dialog adds its own width. */
export const dialogClass =
  'm-auto max-h-[calc(100dvh_-_2rem)] rounded-card border border-hair border-t-(length:--pipe) border-t-stream bg-sheet text-ink backdrop:bg-[rgb(0_0_0/0.5)]';
