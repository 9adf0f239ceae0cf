/** What figures stand on: squads on discs, aliens on hexagons, those of two squares on squares. */

export function hexagon(radius: number): string {
  const points = Array.from({ length: 6 }, (_, place) => {
    const angle = Math.PI / 6 + (place * Math.PI) / 3;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** The outline of a base round the origin, as a path. */
export function base(side: string, radius: number, large = false): string {
  if (large) {
    const r = radius * 0.3;
    const s = radius - r;
    return `M${-s} ${-radius}h${2 * s}a${r} ${r} 0 0 1 ${r} ${r}v${2 * s}a${r} ${r} 0 0 1 ${-r} ${r}h${-2 * s}a${r} ${r} 0 0 1 ${-r} ${-r}v${-2 * s}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  if (side === 'C' || side === 'D') return hexagon(radius * 1.06);
  return `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}
