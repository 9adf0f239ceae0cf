/** A picture of a result to share: who won, by how much, and what decided it. Drawn here, sent nowhere by itself. */
import { save } from './download.ts';

export interface ResultPicture {
  readonly game: string;
  readonly title: string;
  /** Each side with its number and its colour, as a CSS variable of the page. */
  readonly sides: readonly { readonly name: string; readonly score: string; readonly colour: string }[];
  /** What decided it, a few short lines. */
  readonly lines: readonly string[];
}

const SIZE = { width: 1200, height: 630 };
const MARGIN = 72;
const FACE = '"Saira Semi Condensed", sans-serif';

/** The picture as a PNG file. */
export async function drawResult(picture: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  brush.fillStyle = colour('--panel');
  brush.fillRect(0, 0, SIZE.width, SIZE.height);
  brush.fillStyle = colour('--accent-fill');
  brush.fillRect(0, 0, SIZE.width, 14);
  const write = (text: string, x: number, y: number, font: string, paint: string) => {
    brush.font = font;
    brush.fillStyle = colour(paint);
    brush.fillText(text, x, y, SIZE.width - x - MARGIN);
  };
  write(picture.game, MARGIN, 92, `600 30px ${FACE}`, '--text-2');
  write(picture.title, MARGIN, 176, `700 76px ${FACE}`, '--text');
  const step = Math.min(360, (SIZE.width - 2 * MARGIN) / Math.max(1, picture.sides.length));
  picture.sides.forEach(({ name, score, colour: paint }, index) => {
    write(score, MARGIN + index * step, 330, `700 130px ${FACE}`, paint);
    write(name, MARGIN + index * step, 376, `600 30px ${FACE}`, '--text-2');
  });
  picture.lines.forEach((line, index) => {
    write(line, MARGIN, 450 + index * 44, `500 30px ${FACE}`, '--text-2');
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png');
  });
}

/** Hand the picture to the machine's own share sheet; where it has none, save it as a file. */
export async function shareResult(picture: ResultPicture, name: string): Promise<void> {
  const file = new File([await drawResult(picture)], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: picture.title }).catch((why: unknown) => {
      // Closing the sheet is an answer too.
      if (!(why instanceof DOMException && why.name === 'AbortError')) throw why;
    });
    return;
  }
  save(name, file);
}
