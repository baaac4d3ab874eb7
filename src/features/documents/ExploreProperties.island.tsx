import '../../domain/plots/property-lookup.ts';
import { island } from '../../ui/Island.tsx';
import { ExploreFigure, StillFigure } from './ExploreFigure.tsx';

/**
 * An interactive figure with the equations for steam and humid air. Only figures that look up
 * properties load these equations.
 */
export const ExploreProperties = island(ExploreFigure, StillFigure);
