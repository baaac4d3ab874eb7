import { describe, expect, test } from 'vitest';
import { doubtfulSpan, readEventTime, timeInWords } from './clock-times.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['7-9 PM', at(19), at(21)],
  ['6:30 PM', at(18, 30), at(19, 30)],
  ['11 AM-1 PM', at(11), at(13)],
  ['12:30 – 1:45 pm', at(12, 30), at(13, 45)],
  ['7 PM-9', at(19), at(21)],
  ['10-noon', at(10), at(12)],
  ['10 PM-1 AM', at(22), at(25)],
  ['midnight-2 AM', at(0), at(2)],
  ['12 PM', at(12), at(13)],
  ['from 7 p.m. until 9 p.m.', at(19), at(21)],
  ['22:00-01:00', at(22), at(25)],
  ['  7 - 9  PM ', at(19), at(21)],
])('"%s"', (text, start, end) => {
  expect(readEventTime(text)).toEqual({ start, end });
});

test('a span over eight hours needs AM or PM at both ends', () => {
  expect(doubtfulSpan('7:30-6 PM')).toBe('7:30 AM–6 PM');
  expect(doubtfulSpan('8 PM-6')).toBe('8 PM–6 AM');
  const clear = [
    '9-5 PM',
    '7:30 AM-6 PM',
    '08:00-18:00',
    'noon-10 PM',
    '7-9 PM',
    '6 PM',
    'All day',
    'late',
  ];
  expect(clear.filter((time) => doubtfulSpan(time) !== undefined)).toEqual([]);
});

test.each(['All day', 'all-day', 'ALL DAY', 'TBA', 'tbd', '', 'To be announced'])(
  '"%s" is about the day alone',
  (text) => {
    expect(readEventTime(text)).toBe('all-day');
  },
);

test.each([
  'after class',
  '7',
  '6:30',
  '7-9',
  '0 AM',
  '7:60 PM',
  '7 PM-7 PM',
  'sometime around seven in the evening, or a little later than that',
  '7-9 PM, then pizza',
])('"%s" is unreadable', (text) => {
  expect(readEventTime(text)).toBe('unreadable');
});

describe('every minute of the day is read back', () => {
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
  const two = (number: number) => String(number).padStart(2, '0');
  const twelve = (minute: number) => ((Math.floor(minute / 60) + 11) % 12) + 1;
  const half = (minute: number) => (minute % 1440 < 720 ? 'AM' : 'PM');
  const styles: Record<string, (minute: number) => string> = {
    '7:05 PM': (minute) => `${String(twelve(minute))}:${two(minute % 60)} ${half(minute)}`,
    '7:05pm': (minute) =>
      `${String(twelve(minute))}:${two(minute % 60)}${half(minute).toLowerCase()}`,
    '7:05 p.m.': (minute) =>
      `${String(twelve(minute))}:${two(minute % 60)} ${half(minute) === 'AM' ? 'a.m.' : 'p.m.'}`,
    '19:05': (minute) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`,
  };

  test.each(Object.entries(styles))('alone, as %s', (_, print) => {
    for (const start of minutes) {
      expect(readEventTime(print(start)), print(start)).toEqual({ start, end: start + 60 });
    }
  });

  test.each(Object.entries(styles))(
    'as both ends of every span of 1 to 23 hours, as %s',
    (_, print) => {
      for (const start of minutes.filter((minute) => minute % 5 === 0)) {
        for (const length of [15, 60, 90, 135, 719, 1380]) {
          const text = `${print(start)}-${print(start + length)}`;
          expect(readEventTime(text), text).toEqual({ start, end: start + length });
        }
      }
    },
  );

  test('as a span of up to eleven hours with AM or PM at one end', () => {
    for (const start of minutes.filter((minute) => minute % 5 === 0)) {
      for (const length of [30, 60, 120, 240, 655]) {
        const text = `${String(twelve(start))}:${two(start % 60)}-${styles['7:05 PM']?.(start + length) ?? ''}`;
        expect(readEventTime(text), text).toEqual({ start, end: start + length });
      }
    }
  });
});

test('no string is slow or throws', () => {
  const pieces = [...'7|:|30| |-|pm|noon|to|–|12|a.m.|00|😀'.split('|'), '\u0000'];
  for (let seed = 1; seed < 20_000; seed += 1) {
    let state = seed;
    const text = Array.from({ length: 1 + (seed % 12) }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return pieces[state % pieces.length] ?? '';
    }).join('');
    const time = readEventTime(text);
    if (typeof time === 'object') {
      expect(time.start, text).toBeGreaterThanOrEqual(0);
      expect(time.start, text).toBeLessThan(1440);
      expect(time.end, text).toBeGreaterThan(time.start);
      expect(time.end - time.start, text).toBeLessThanOrEqual(1440);
    }
  }
});

test.each([
  ['7-9 PM', '7–9 PM'],
  ['12:30 – 1:45 p.m.', '12:30–1:45 PM'],
  ['8 AM-1 PM', '8 AM–1 PM'],
  ['11-1 PM', '11 AM–1 PM'],
  ['12 AM', 'midnight'],
  ['22:00-01:30', '10 PM–1:30 AM'],
  ['09:00', '9 AM'],
  ['9 PM-8 PM', '9 PM–8 PM'],
  ['all-day', 'All day'],
  ['to be announced', 'TBA'],
  ['', ''],
  ['after class', 'after class'],
])('"%s" is written as "%s"', (written, said) => {
  expect(timeInWords(written)).toBe(said);
});

test('a written time is read back unchanged', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
  for (let start = 0; start < 1440; start += 15) {
    for (const length of [0, 15, 60, 135, 660, 720, 735, 1380]) {
      const written = length === 0 ? clock(start) : `${clock(start)}-${clock(start + length)}`;
      const said = timeInWords(written);
      expect(readEventTime(said), said).toEqual(readEventTime(written));
      expect(timeInWords(said)).toBe(said);
    }
  }
});
