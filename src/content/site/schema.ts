import { z } from 'zod';
import { unitSystems } from '../../domain/quantities/unit-system.ts';
import { day, hint, review, sample, text, webAddress } from '../read/fields.ts';

/** content/site.yaml: names and addresses of the board. */
export const siteSchema = z.strictObject({
  sample,
  version: hint(
    z.int().min(1).optional(),
    'The version of the files in content/; `npm run upgrade` writes it',
    1,
  ),
  ...review,
  name: hint(text(60), 'The name of the board', 'ChE Undergraduate Advisory Board'),
  department: hint(text(80), 'The department', 'Department of Chemical Engineering'),
  tagline: hint(
    text(80),
    'Shown at the bottom of every page',
    'By undergraduates, for undergraduates.',
  ),
  description: hint(text(160), 'What search engines show', 'Study nights, lessons and a voice.'),
  established: hint(z.int().min(1850).max(2100), 'The year the board began', 2024),
  url: hint(
    webAddress.refine((url) => /^https:\/\/[^/?#]+$/.test(url), {
      error: 'it should be just the host, without a slash or a path at the end',
    }),
    'Where the site lives',
    'https://board.example.edu',
  ),
  email: hint(z.email(), 'The board’s mailbox', 'board@example.edu'),
  securityContact: hint(
    z
      .strictObject({
        expires: hint(
          day,
          'Someone promises to read the mailbox until this day, at most a year ahead',
          '2027-09-01',
        ),
      })
      .optional(),
    'Promises that someone at the mailbox answers security reports; without it there’s no security.txt',
    { expires: '2027-09-01' },
  ),
  address: hint(z.array(text(80)).min(1), 'The postal address, line by line as on an envelope', [
    '200 Sample Street',
    'Anytown',
  ]),
  social: hint(
    z
      .strictObject({
        handle: hint(text(40), 'As people write it', '@cheboard'),
        url: hint(webAddress, 'That account’s page', 'https://social.example.org/@cheboard'),
      })
      .optional(),
    'One social media account, with handle and url; optional',
    { handle: '@cheboard', url: 'https://social.example.org/@cheboard' },
  ),
  timeZone: hint(
    z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: ({ input }) => `"${String(input)}" isn’t the name of a time zone`,
    }),
    'The campus time zone, by its official name',
    'America/Chicago',
  ),
  units: hint(
    z.enum(unitSystems).default('SI'),
    'The units that the Handbook prints first: SI, or US for °F, psia and BTU; SI if you leave it out',
    'US',
  ),
  links: hint(
    z
      .strictObject({
        joinForm: hint(
          webAddress.optional(),
          'The form new members fill out; optional',
          'https://forms.example.org/join',
        ),
        chat: hint(
          webAddress.optional(),
          'The invite to the chat workspace; optional',
          'https://chat.example.org/invite',
        ),
      })
      .prefault({}),
    'Outside addresses that several pages use: joinForm and chat, if you have them',
    { joinForm: 'https://forms.example.org/join', chat: 'https://chat.example.org/invite' },
  ),
});

export type Site = z.infer<typeof siteSchema>;
