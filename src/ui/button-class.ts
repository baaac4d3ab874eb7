/** How strongly a button calls: solid for the thing to do here, line for the others. */
export type ButtonVariant = 'solid' | 'line';

const variants: Record<ButtonVariant, string> = {
  solid: 'border-orange bg-orange text-on-orange hover:border-orange-deep hover:bg-orange-deep',
  line: 'border-orange text-orange hover:bg-wash',
};

/** The classes of what looks like a button, be it one or a link. */
export const buttonClass = (variant: ButtonVariant): string =>
  `inline-flex min-h-12 items-center rounded-control border-[1.5px] px-5 py-1.5 font-[650] text-balance no-underline active:translate-y-px ${variants[variant]}`;
