/** Solid for the main action of a page, line for other actions. */
export type ButtonVariant = 'solid' | 'line';

/** Small buttons are for groups of buttons and for lines of small text. */
export type ButtonSize = 'normal' | 'small';

const variants: Record<ButtonVariant, string> = {
  solid: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  line: 'border-accent text-accent hover:bg-wash',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-5',
  small: 'min-h-11 px-4 text-small',
};

/** Returns the classes of a button. Links and summaries that look like buttons also use them. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize = 'normal'): string =>
  `inline-flex items-center justify-center rounded-control border-[1.5px] py-1.5 font-strong text-center text-balance no-underline active:translate-y-px ${sizes[size]} ${variants[variant]}`;
