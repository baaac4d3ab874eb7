import { z } from 'zod';

// The editor's policy forbids code made from strings. Schemas read this setting when they're created, so
// import this module first.
z.config({ jitless: true });
