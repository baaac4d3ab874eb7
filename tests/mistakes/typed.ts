import { type Mistake, mistakesIn } from './mistake.ts';

/** Mistakes that look right to whoever types them. */
export const typed: Mistake[] = mistakesIn(String.raw`
textbooks.yaml
  a password in a comment | # {title} → # password: hunter2\n# {title} | Git keeps old versions
  a token of GitHub in a comment | # {title} → # ghp_abcdefghijklmnopqrstuvwxyz0123456789\n# {title} | Git keeps old versions
  a token of Cloudflare in a comment | # {title} → # V1x-yzAb3CdEfGh5IjKlMn7OpQrSt9UvWx_1YzAbCd\n# {title} | Git keeps old versions
  a private key | lead: Five → # -----BEGIN RSA PRIVATE KEY-----\nlead: Five | Git keeps old versions
  an address that is no link | Heat, explained → See https://example.org. Heat, explained | [the form](https://example.org)
  brackets in a text of several lines | description: Heat, explained → description: >-\n      [Heat] explained | Add it in parentheses | >-
  a due date without its year | until: 2025-12-12 → until: Dec 12 | until: 2027-01-15
  a word with a capital | status: available → status: Lent | available, lent
  an ISBN with a slip | description: From the first flow chart on. → description: ISBN 978-0-13-294129-1. | Copy it again from the back
events.yaml
  a slip from PM to AM | time: 7-9 PM → time: 12-2 AM | Write PM. If you mean the night
  noon as AM | time: 6:30 PM → time: 12 AM | Write PM. If you mean the night
  an end before the start | time: 7-9 PM → time: 9 PM-7 PM | Fix AM or PM
  an hour that no day has | time: 6:30 PM → time: 25:00-26:00 | Write AM or PM
  the day before the month | date: 2025-10-17 → date: 2025-17-10 | date: 2025-10-03
  an American day | date: 2025-10-17 → date: 10/17/2025 | date: 2025-10-03
  a day in curly quotes | date: 2025-10-17 → date: “2025-10-17” | Type the straight ones
  a day with long dashes | date: 2025-10-17 → date: 2025–10–17 | date: 2025-10-03
  a weekly event without its end | weekly:\n      until: 2025-10-29\n → weekly:\n | until: 2025-11-19 | changes:
  an id with a picture | id: tour → id: tour-🎉 | lowercase letters, digits and dashes
  yes for a reason | description: Everybody may come. → description: Everybody may come.\n    canceled: yes | Write it in words | canceled: yes
  a line of dashes between two events |   - id: tour → ---\n  - id: tour | Delete the three dashes
  a meeting room with its password | location: Plaza → location: https://meet.example.org/j/555?pwd=abc | Git keeps old versions
  an address for a room | location: Plaza → location: https://meet.example.org/j/555 | Say it in words
  a key with a capital | title: Open day → Title: Open day | Did you mean "title"?
  a semicolon for a colon | title: Open day → title; Open day | Put a colon after the key
  a code of web pages | title: Open day → title: Tea &amp; cake | Type the character itself
  a link with a space | [the newsletter](/news) → [the newsletter](https://forms.example.org/my form) | starts with https://
  a link the wrong way around | [the newsletter](/news) → (the newsletter)[/news] | Write the words in brackets, then
  a link without its address | [the newsletter](/news) → [the newsletter] | Add it in parentheses
  a wrong weekday | description: Everybody may come. → description: Come on Friday, October 7, 2025. | October 7 is a Tuesday
officers/2025-26.yaml
  a role with a slip | role: Director → role: Directer | Write it the same way in both.
  a portrait with capitals | officers/portraits/ada-sample.png → officers/portraits/Ada-Sample.png | Did you mean "officers/portraits/ada-sample.png"?
  a path on a computer | officers/portraits/ada-sample.png → C:\\\\Users\\\\Ada\\\\ada-sample.png | write here: officers/portraits/ada-sample.png
  an officer in lowercase a second time | name: Bea Sample → name: ada sample | Fix the name, or delete this entry
  a phone number for an email | role: Events Coordinator → role: Events Coordinator\n    email: 512-555-0142 | robin.castellan@example.edu | email: 512
  a letter for a digit | took: [DEM 201, DEM 101] → took: [DEM 2O1, DEM 101] | Did you mean "DEM 201"?
  a course twice | took: [DEM 201, DEM 101] → took: [DEM 201, DEM 201] | Delete one of the two
newsletters/2025-10.md
  a date in another month than its name | date: 2025-10-06 → date: 2025-11-06 | name the file 2025-11.md
  a heading without a space | ## A tour → ##A tour | Put a space after it
  a list item without a space | Which example → -Which example | Put a space after it
  a tag | Which example → Which <b>example</b> | Write **bold**
  an address with http | (/contact) → (http://forms.example.org) | Write https://forms.example.org
  a weekday of another year | on October 17. → on Tuesday, October 17. | October 17 is a Friday in 2025
  a table without its line | ---------- → x | Add one with as many columns | When  
  a title that is missing | title: October issue\n →  | title: September 2025 | ---
questions.yaml
  a topic twice | topics: [Tables, → topics: [Tables, Tables, | Delete one of the two
  a month without its zero | asked: 2025-07 → asked: 2025-7 | asked: 2026-09
  a name in an answer | answer: This. → answer: Maria Lopez says this. | Write the role instead
  an officer in an answer | answer: This. → answer: Ada Sample says this. | Write the role instead
courses.yaml
  a number in words | credit: 2.5 → credit: three | credit: 3
pages/registration.yaml
  a deadline without PM | time: until 5 PM → time: by 5 | by 5 PM; or delete the line
site.yaml
  an email address without @ | email: board@example.edu → email: board.example.edu | email: board@example.edu
  two email addresses | email: board@example.edu → email: board@example.edu, chair@example.edu | email: board@example.edu
facts.yaml
  a text that fills the page | Example Hall, room 1.23 → Lorem ipsum | Write the real text
`);
