import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import { circular } from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Geofence, LocatedPosition, Position, WayToFence } from 'shared-contracts';
import type { MapColors } from './mapColors.ts';

export interface Drawing {
  readonly geofences: readonly Geofence[];
  /** Shown with the circle of their accuracy, if known. */
  readonly positions: readonly LocatedPosition[];
  readonly way: WayToFence | null;
}

/** Areas are translucent, so that the ground stays visible; lines are above them. */
export function contentLayers(drawing: Drawing, colors: MapColors): VectorLayer[] {
  const fences = drawing.geofences.map((fence) => circle(fence, fence.radius));
  const accuracies = drawing.positions
    .filter(({ accuracy }) => accuracy > 0)
    .map((position) => circle(position, position.accuracy));
  const ways = drawing.way ? [line(drawing.way.from, drawing.way.to)] : [];
  const stroke = (color: string, width: number, lineDash?: number[]) =>
    new Style({ stroke: new Stroke({ color, width, ...(lineDash ? { lineDash } : {}) }) });
  const area = (color: string) => new Style({ fill: new Fill({ color }) });
  return [
    layer(fences, area(colors.fenceArea), 0.5),
    layer(accuracies, area(colors.accuracyArea), 0.5),
    layer(accuracies, stroke(colors.accuracy, 1, [4, 4])),
    layer(fences, stroke(colors.fence, 2)),
    layer(ways, stroke(colors.way, 2, [2, 6])),
  ];
}

/** Coordinates of the map for a position. */
export function coordinateOf({ latitude, longitude }: Position): number[] {
  return fromLonLat([longitude, latitude]);
}

/** The position at coordinates of the map. */
export function positionOf(coordinate: number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate);
  return { latitude, longitude };
}

/** A circle on the ground, radius in metres. */
export function circle({ latitude, longitude }: Position, radius: number): SimpleGeometry {
  const polygon = circular([longitude, latitude], radius, 96);
  polygon.transform('EPSG:4326', 'EPSG:3857');
  return polygon;
}

function line(from: Position, to: Position): SimpleGeometry {
  return new LineString([coordinateOf(from), coordinateOf(to)]);
}

function layer(shapes: readonly SimpleGeometry[], style: Style, opacity = 1): VectorLayer {
  const features = shapes.map((geometry) => new Feature(geometry));
  return new VectorLayer({ source: new VectorSource({ features }), style, opacity });
}
