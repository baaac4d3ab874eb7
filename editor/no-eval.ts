import { z } from 'zod';

// The editor's policy forbids evaluating strings as code. Schemas read this setting when they're
// created, so import this module first.
z.config({ jitless: true });
