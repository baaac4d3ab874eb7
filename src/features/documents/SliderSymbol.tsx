import { createElement } from 'react';
import type { Slider, SymbolPiece } from '../../domain/plots/exploration.ts';

/** The symbol of a slider. It is made piece by piece: the policy of the site lets no script set HTML. */
export function SliderSymbol({ slider: { symbol } }: { slider: Slider }) {
  return symbol.length > 0 && createElement('math', { 'aria-hidden': true }, ...symbol.map(drawn));
}

const drawn = (piece: SymbolPiece): React.ReactNode =>
  typeof piece === 'string'
    ? piece
    : createElement(piece.name, piece.attributes, ...piece.children.map(drawn));
