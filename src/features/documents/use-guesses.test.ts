import { expect, test } from 'vitest';
import { readGuesses } from './use-guesses.ts';

test('stored guesses are read', () => {
  const guesses = { 'recycle/1': 'It rises', 'recycle/2': 'It stays' };
  expect(readGuesses(JSON.stringify(guesses))).toEqual(guesses);
});

test.each(['', '{', 'null', '7', '"It rises"', 'undefined'])('%j counts as no guesses', (text) => {
  expect(readGuesses(text)).toEqual({});
});

test('invalid guesses are skipped', () => {
  expect(readGuesses('{"a/1":"Yes","a/2":2,"a/3":null,"a/4":{"b":"Yes"}}')).toEqual({
    'a/1': 'Yes',
  });
});
