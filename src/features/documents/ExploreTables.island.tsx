import '../../domain/plots/look-up.ts';
import { island } from '../../ui/Island.tsx';
import { Explore } from './Explore.island.tsx';

/** The same figure, with the tables of properties that it looks something up in. */
export const ExploreTables = island(Explore);
