/** A picture of the result to share: drawn on a canvas, with our own art and no file from elsewhere. */
import { letter } from '../box/box.ts';
import { base } from '../figures/base.ts';

export interface Result {
  readonly headline: string;
  readonly mission: string;
  readonly rows: readonly {
    readonly faction: string;
    readonly name: string;
    readonly points: number;
    readonly won: boolean;
  }[];
}

const WIDE = 1200;
const HIGH = 630;
const FONT = '"Saira Semi Condensed", "Arial Narrow", system-ui, sans-serif';

/** The picture as a PNG. */
export async function pictureOf(result: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  draw(pen, result);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function draw(pen: CanvasRenderingContext2D, { headline, mission, rows }: Result): void {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.fillStyle = '#0a0f12';
  pen.fillRect(0, 0, WIDE, HIGH);
  deck(pen);
  const winner = rows.find(({ won }) => won);
  pen.fillStyle = winner ? colour(`--f-${letter(winner.faction)}`) : '#ffb43a';
  pen.fillRect(0, 0, 14, HIGH);
  write(pen, 'Starquest', 64, 84, 600, 30, '#b0bfc6');
  write(pen, mission, 64, 124, 600, 26, '#8ea0aa');
  write(pen, headline, 64, 206, 700, 64, '#e9eff1');
  const step = Math.min(104, (HIGH - 270) / Math.max(1, rows.length));
  const most = Math.max(1, ...rows.map(({ points }) => Math.abs(points)));
  rows.forEach(({ faction, name, points, won }, place) => {
    const y = 262 + step * (place + 0.5);
    const side = letter(faction);
    const fill = colour(`--f-${side}`);
    pen.save();
    pen.translate(92, y);
    pen.fillStyle = fill;
    pen.fill(new Path2D(base(side, step * 0.36)));
    pen.restore();
    write(pen, side, 92, y + step * 0.14, 700, step * 0.4, '#0b1114', 'center');
    write(pen, name, 136, y + step * 0.13, won ? 700 : 500, step * 0.42, won ? '#ffb43a' : '#e9eff1');
    pen.fillStyle = fill;
    pen.globalAlpha = 0.85;
    pen.fillRect(620, y - step * 0.16, (380 * Math.max(0, points)) / most, step * 0.32);
    pen.globalAlpha = 1;
    write(pen, String(points), 1136, y + step * 0.15, 700, step * 0.48, '#e9eff1', 'right');
  });
}

/** The squares of a ship, faintly. */
function deck(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#1c282f';
  pen.lineWidth = 2;
  for (let x = 14; x < WIDE; x += 58) stroke(pen, x, 0, x, HIGH);
  for (let y = 26; y < HIGH; y += 58) stroke(pen, 0, y, WIDE, y);
}

function stroke(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  weight: number,
  size: number,
  colour: string,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = `${weight} ${Math.round(size)}px ${FONT}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, WIDE - 128);
}
