import { z } from 'zod';

// The editor's policy forbids evaluating strings as code. Schemas read this setting when they're
// created, so this module must be imported first.
z.config({ jitless: true });
