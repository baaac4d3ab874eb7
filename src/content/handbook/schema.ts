import { z } from 'zod';
import { day, hint, review, text } from '../read/fields.ts';

/** content/pages/handbook.yaml */
export const handbookSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2026-11-18'),
  lead: hint(text(240), 'The sentence under the title', 'Type a question, get a number.'),
  substancesLead: hint(
    text(240).default('Constants, vapor pressure and heat capacity, each with its source.'),
    'The sentence under the title of the list of substances; there’s one if you leave it out',
    'Constants and curves, each with its source.',
  ),
  examples: hint(z.array(text(40)).max(8), 'Questions to try, shown under the box; [] for none', [
    '45 psig in kPa',
    'steam 10 bar 250 °C',
  ]),
});
