/**
 * Classes of a row with a drawing and a link to the next step, for today's three problems and for
 * exams.
 */
export const rowClass = {
  row: 'relative grid min-h-[3.95rem] grid-cols-[1.75rem_minmax(0,1fr)] content-center items-center gap-x-3',
  /** Makes the entire row clickable. */
  link: 'self-end py-0.5 leading-title font-strong underline decoration-stream decoration-[1.5px] underline-offset-3 after:absolute after:inset-0 hover:text-accent hover:decoration-3',
  facts: 'col-start-2 flex flex-wrap gap-x-3 self-start text-minor leading-[1.4] text-soft',
};
