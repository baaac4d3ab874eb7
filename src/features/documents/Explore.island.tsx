import { island } from '../../ui/Island.tsx';
import { ExploreFigure, StillFigure } from './ExploreFigure.tsx';

export const Explore = island(ExploreFigure, StillFigure);
