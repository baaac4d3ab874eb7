import { z } from 'zod';
import { slug } from '../../domain/words/slug.ts';
import {
  complain,
  day,
  exampleOf,
  groupField,
  headings,
  hint,
  linkedText,
  listField,
  review,
  sample,
  text,
} from '../read/fields.ts';

const across = z.number().min(0).max(12);
const down = z.number().min(0).max(8);

const area = hint(
  z
    .strictObject({
      x: hint(across, 'Distance from the left edge of the map, 0 to 12', 7),
      y: hint(down, 'Distance from the top of the map, 0 to 8', 3),
      width: hint(across, 'Its width on the map', 3),
      height: hint(down, 'Its height on the map', 2),
    })
    .superRefine(({ x, y, width, height }, context) => {
      const over = x + width > 12 ? 'width' : y + height > 8 ? 'height' : undefined;
      if (over === undefined) return;
      complain(context, [over], {
        message: 'the building would stick out past the edge of the map',
        cure: 'The map is 12 wide and 8 tall: x plus width can be at most 12, and y plus height at most 8.',
      });
    }),
  'Where it is on the map: x, y, width and height',
  { x: 7, y: 3, width: 3, height: 2 },
);

const place = {
  sample,
  name: hint(text(60), 'The name of the building', 'Engineering library'),
  short: hint(
    text(24).optional(),
    'What the map and the rooms call it, if the name is long',
    'Library',
  ),
  text: hint(linkedText(240), 'What students need it for', 'Open until two in the morning.'),
  at: area,
};

const room = {
  sample,
  name: hint(text(40), 'Its name, as in your events', 'CPE 2.222'),
  building: hint(
    text(60).optional(),
    'The building, by its name or short name in "places"; leave it out if there isn’t one',
    'CPE',
  ),
  floor: hint(text(40).optional(), 'The floor; leave it out if there isn’t one', 'Second floor'),
  text: hint(linkedText(320), 'How to get in', 'The last door on the left.'),
};

const corner = {
  x: hint(across, 'Distance from the left edge of the map, 0 to 12', 5),
  y: hint(down, 'Distance from the top of the map, 0 to 8', 7),
};

const pageSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last walked the route', '2025-08-28'),
  headings: headings({ map: 'Map', rooms: 'Rooms', places: 'Buildings and study spaces' }),
  lead: hint(text(240), 'The sentence under the title', 'Where the rooms are.'),
  directions: groupField('Directions to the room everyone asks about: heading, note and steps', {
    heading: hint(text(60), 'The heading', 'How to find the study room'),
    note: hint(linkedText(300), 'How to read a room number', 'The first digit is the floor.'),
    steps: hint(z.array(linkedText(300)).min(1), 'The directions, step by step', [
      'Enter from the plaza.',
    ]),
  }),
  places: listField(
    'The buildings: a list of name, text, at and, if the name is long, short',
    place,
    { least: 1, most: 26 },
  ),
  rooms: hint(
    z.array(z.strictObject(room)).default([]),
    'The rooms and meeting points of events: a list of name, building, floor and text',
    [exampleOf(room)],
  ),
  plaza: groupField('The open space the route crosses: name and at', {
    name: hint(text(16), 'The word on the map', 'Plaza'),
    at: area,
  }),
  mapNote: hint(linkedText(200), 'The words under the map', 'Not to scale.'),
  north: hint(
    z.enum(['up', 'right', 'down', 'left']),
    'Where north is on the map: up, right, down or left',
    'up',
  ),
  start: hint(text(16), 'Where the route on the map starts', 'Bus stop'),
  route: hint(
    z.array(z.strictObject(corner)).min(2),
    'The route on the map, corner by corner, from the start to the door',
    [exampleOf(corner), { x: 5, y: 4 }],
  ),
});

/** content/pages/getting-around.yaml */
export const gettingAroundSchema = pageSchema.superRefine(({ places, rooms }, context) => {
  const known = places.flatMap(({ name, short = name }) => [name, short]);
  const addresses = rooms.map(({ name }) => slug(name));
  for (const [index, { name, building }] of rooms.entries()) {
    if (building !== undefined && !known.includes(building)) {
      complain(context, ['rooms', index, 'building'], {
        message: `there’s no building "${building}" among the places`,
        cure: `The options are: ${places.map((place) => place.short ?? place.name).join('; ')}.`,
      });
    }
    if (addresses.indexOf(slug(name)) < index) {
      complain(context, ['rooms', index, 'name'], {
        message: `another room is already called "${name}"`,
        cure: 'Describe each room just once.',
      });
    }
  }
});

export type GettingAround = z.infer<typeof gettingAroundSchema>;
