import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import type { DistanceUnit } from 'shared-contracts';
import { scaleWithin } from '../rules/scale.ts';

/** Maximum size of a square in pixels; with round lengths the minimum is two fifths of it. */
const widestSquare = 120;

/**
 * The plain background: a grid whose squares have the length of the scale, so that distances can be
 * judged without map tiles.
 */
export function createGridLayer(color: string, unit: DistanceUnit): Layer {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', width: '100%', height: '100%' });
  return new Layer({
    render(frame) {
      if (frame) draw(canvas, frame, color, unit);
      return canvas;
    },
  });
}

function draw(canvas: HTMLCanvasElement, frame: FrameState, color: string, unit: DistanceUnit) {
  const [width = 0, height = 0] = frame.size;
  const { center, resolution, projection } = frame.viewState;
  canvas.width = width * frame.pixelRatio;
  canvas.height = height * frame.pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  // The layer above also draws on this canvas, in screen pixels.
  context.save();
  context.scale(frame.pixelRatio, frame.pixelRatio);
  context.strokeStyle = color;
  context.lineWidth = 1;
  const metersPerPixel = getPointResolution(projection, resolution, center, 'm');
  const step = scaleWithin(widestSquare, metersPerPixel, unit).pixels;
  const [east = 0, north = 0] = center;
  context.beginPath();
  for (const x of lines(width, width / 2 - east / resolution, step)) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (const y of lines(height, height / 2 + north / resolution, step)) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.restore();
}

/**
 * Pixels of the lines between 0 and `length`; they stay fixed to the ground while the map moves.
 */
function lines(length: number, origin: number, step: number): number[] {
  const first = ((origin % step) + step) % step;
  return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => {
    return Math.round(first + index * step) + 0.5;
  });
}
