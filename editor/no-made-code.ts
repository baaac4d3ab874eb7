import { z } from 'zod';

// Code made from text is what the policy of the editor forbids. Schemas look at this when they are
// made, so it stands before all of them.
z.config({ jitless: true });
