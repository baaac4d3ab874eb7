import { island } from '../../ui/Island.tsx';
import { ExploreFigure, StillFigure } from './ExploreFigure.tsx';

/** A figure that moves with its sliders. */
export const Explore = island(ExploreFigure, StillFigure);
