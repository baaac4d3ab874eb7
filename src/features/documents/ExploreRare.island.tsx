import '../../domain/plots/rare-recipe.ts';

// The same figure, with what follows the definitions that few figures have.
export { Explore as ExploreRare } from './Explore.island.tsx';
