import '../../domain/plots/property-lookup.ts';
import { island } from '../../ui/Island.tsx';
import { ExploreFigure, StillFigure } from './ExploreFigure.tsx';

/**
 * The same figure with the equations for steam and humid air, for figures that look up properties.
 */
export const ExploreProperties = island(ExploreFigure, StillFigure);
