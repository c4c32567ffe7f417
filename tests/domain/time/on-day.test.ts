import { expect, test } from 'vitest';
import { movedTo, onDay } from '../../../src/domain/time/on-day.ts';
import { hasHour, stretchOf } from '../../../src/domain/time/stretch.ts';

const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();

test('[DOC-15] what is known by its day stands at midday, a count at its end, at whatever hour it is typed', () => {
  const hours = [0, 6, 12, 20, 23];
  const places = hours.map((hour) => onDay('2026-11-19', at(20, hour, 30)));
  for (const place of places) expect(place.slice(0, 16)).toBe(at(19, 12).slice(0, 16));
  const counts = hours.map((hour) => onDay('2026-11-19', at(20, hour, 30), { atEnd: true }));
  for (const count of counts) expect(count.slice(0, 16)).toBe(at(19, 23, 58).slice(0, 16));
  // A count of that evening sorts after a sale of that day, regardless of when each was typed.
  for (const place of places) expect(place < at(19, 18) && counts.every((count) => place < count)).toBe(true);
});

test('[DOC-15] what is typed one after another keeps its order, and its day on the nights on which clocks change', () => {
  const typed = [at(20, 0, 0, 1), at(20, 9, 0), at(20, 9, 0, 3), at(20, 23, 59, 59)];
  const places = typed.map((now) => onDay('2026-11-19', now));
  expect(places).toEqual([...places].sort());
  expect(new Set(places).size).toBe(places.length);
  for (const day of ['2026-03-29', '2026-10-25', '2026-11-01', '2026-04-24'])
    expect(new Date(onDay(day, at(20, 9))).toDateString()).toBe(new Date(`${day}T12:00:00`).toDateString());
});

test('[DOC-15] what is of today happened now; on its own day nothing moves', () => {
  expect(onDay('2026-11-20', at(20, 9))).toBe(at(20, 9));
  expect(movedTo(at(18, 17, 20), '2026-11-18', at(20, 9))).toBe(at(18, 17, 20));
  expect(movedTo(at(18, 17, 20), '2026-11-20', at(20, 9))).toBe(at(20, 9));
  expect(movedTo(at(18, 17, 20), '2026-11-02', at(20, 9)).slice(0, 16)).toBe(at(2, 12).slice(0, 16));
});

test('[DOC-15] the hour is known of what was written down when it happened; of the rest it may have been anywhen in the day', () => {
  const live = { occurred_at: at(19, 8), created_at: at(19, 8, 2) };
  expect(hasHour(live)).toBe(true);
  expect(stretchOf(live)).toEqual({ from: new Date(at(19, 8)), until: new Date(at(19, 8)) });
  const later = { occurred_at: onDay('2026-11-19', at(20, 6)), created_at: at(20, 6) };
  expect(hasHour(later)).toBe(false);
  expect(stretchOf(later)).toEqual({ from: new Date(at(19, 0)), until: new Date(new Date(at(20, 0)).getTime() - 1) });
});
