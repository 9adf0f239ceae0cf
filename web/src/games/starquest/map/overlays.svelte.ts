/** Which overlays are drawn. The legend under the map switches them. */
export const LAYERS = ['reach', 'fire', 'sight', 'exposed'] as const;
export type Layer = (typeof LAYERS)[number];

export const layers = $state<Record<Layer, boolean>>({
  reach: true,
  fire: true,
  sight: true,
  exposed: false,
});
