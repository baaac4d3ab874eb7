import { Drawing } from '../../ui/Drawing.tsx';

/** A shelf of books, one of them pulled out. */
export function Bookshelf() {
  return (
    <Drawing field={[0, 0, 196, 132]} className="tray-drawing">
      <path
        className="vessel"
        d="M14 34h20v90H14zM34 22h26v102H34zM112 28h18v96h-18zM130 40h24v84h-24z"
      />
      <path
        className="thin"
        d="M14 46h20M14 52h20M34 40h26M34 106h26M112 46h18M112 108h18M130 58h24M130 64h24"
      />
      <path
        className="book-out fill-stream stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
        d="M66 4h34v112H66z"
      />
      <path className="book-out-title" d="M72 20h22M72 26h22M72 100h22" />
      <path className="vessel" d="M160 124l14-86 18 3-14 83z" />
      <path className="thin" d="M0 124h196" />
    </Drawing>
  );
}
