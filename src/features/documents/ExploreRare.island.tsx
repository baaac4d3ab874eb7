import '../../domain/plots/rare-recipe.ts';
import { island } from '../../ui/Island.tsx';
import { Explore } from './Explore.island.tsx';

/** The same figure, with what follows the definitions that few figures have. */
export const ExploreRare = island(Explore);
