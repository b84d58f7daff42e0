import { boundingExtent, buffer } from 'ol/extent.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { getPointResolution } from 'ol/proj.js';
import View from 'ol/View.js';
import { limits, type DistanceUnit, type Position } from 'shared-contracts';
import type { Pixels } from '../rules/markerOffsets.ts';
import { circle, contentLayers, coordinateOf, positionOf, type Drawing } from './contentLayers.ts';
import { createGridLayer } from './createGridLayer.ts';
import type { MapColors } from './mapColors.ts';
import { createTileLayer } from './createTileLayer.ts';

/** The scale of the map. */
export interface MapScale {
  readonly metersPerPixel: number;
  /** Units of the map's own coordinates in a pixel. */
  readonly resolution: number;
}

export interface Ground {
  readonly tiles: string | null;
  readonly unit: DistanceUnit;
}

/** A map in an element of the page; hides OpenLayers. */
export interface MapDrawing {
  show(drawing: Drawing, ground: Ground, colors: MapColors): void;
  /** Fits everything that is drawn, up to zoom 17 (spec §9). */
  fit(): void;
  /** Pans along if the position would leave the view, unless the person has moved the map. */
  follow(from: Position, to: Position): void;
  zoomBy(levels: number): void;
  /** Keeps an element at a position, offset by pixels; returns the function that removes it. */
  anchor(element: HTMLElement, anchor: Anchor): () => void;
  /** The position in the middle of the view. */
  middle(): Position;
  remove(): void;
}

interface MapListeners {
  readonly onScale: (scale: MapScale) => void;
  /** A position was tapped or clicked. */
  readonly onPick: (position: Position) => void;
}

export interface Anchor {
  readonly position: Position;
  readonly offset: Pixels;
  readonly place: 'center' | 'above';
}

const padding = [48, 56, 56, 48];
/** Pixels from the edge within which a marker counts as cut off. */
const edge = 24;
const animationMilliseconds = 200;
/** Relative change of the scale that is reported: smaller ones occur in every frame of a pan. */
const leastChange = 0.01;

export function createMapDrawing(
  target: HTMLElement,
  { onScale, onPick }: MapListeners,
): MapDrawing {
  const view = new View({ zoom: 3, center: [0, 0], minZoom: 2, maxZoom: 19 });
  const map = new OlMap({
    target,
    view,
    controls: [],
    layers: [],
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
  });
  let shown: Drawing = { geofences: [], positions: [], way: null };
  let told: MapScale = { metersPerPixel: 0, resolution: 0 };
  const tellScale = () => {
    const resolution = view.getResolution();
    const center = view.getCenter();
    if (resolution === undefined || center === undefined) return;
    const metersPerPixel = getPointResolution(view.getProjection(), resolution, center, 'm');
    const isSame = Math.abs(metersPerPixel / told.metersPerPixel - 1) < leastChange;
    if (isSame && resolution === told.resolution) return;
    told = { metersPerPixel, resolution };
    onScale(told);
  };
  // A pixel covers more ground near the equator, so panning counts, too.
  view.on('change:resolution', tellScale);
  view.on('change:center', tellScale);
  tellScale();
  map.on('singleclick', ({ coordinate }) => onPick(positionOf(coordinate)));
  const isInView = (position: Position) => {
    const [x = -1, y = -1] = map.getPixelFromCoordinate(coordinateOf(position)) ?? [];
    const [width = 0, height = 0] = map.getSize() ?? [];
    return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
  };
  return {
    show(drawing, { tiles, unit }, colors) {
      shown = drawing;
      map.setLayers([
        createGridLayer(colors.grid, unit),
        ...(tiles === null ? [] : [createTileLayer(tiles)]),
        ...contentLayers(drawing, colors),
      ]);
    },
    fit() {
      map.updateSize();
      const extent = extentOf(shown);
      if (extent) view.fit(extent, { padding, maxZoom: limits.mapZoom });
    },
    follow(from, to) {
      if (isInView(from) && !isInView(to)) {
        view.animate({ center: coordinateOf(to), duration: duration() });
      }
    },
    zoomBy(levels) {
      const zoom = view.getZoom() ?? limits.mapZoom;
      view.animate({ zoom: zoom + levels, duration: duration() });
    },
    anchor(element, { position, offset, place }) {
      const overlay = new Overlay({
        element,
        position: coordinateOf(position),
        positioning: place === 'center' ? 'center-center' : 'bottom-center',
        offset: [offset.x, offset.y],
        insertFirst: false,
        stopEvent: false,
      });
      map.addOverlay(overlay);
      return () => void map.removeOverlay(overlay);
    },
    middle: () => positionOf(view.getCenter() ?? [0, 0]),
    remove: () => map.dispose(),
  };
}

function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : animationMilliseconds;
}

function extentOf({ geofences, positions }: Drawing): number[] | null {
  const corners = [
    ...geofences.flatMap((fence) => cornersOf(circle(fence, fence.radius).getExtent())),
    ...positions.flatMap((position) =>
      position.accuracy > 0
        ? cornersOf(circle(position, position.accuracy).getExtent())
        : [coordinateOf(position)],
    ),
  ];
  return corners.length === 0 ? null : buffer(boundingExtent(corners), 1);
}

function cornersOf([west = 0, south = 0, east = 0, north = 0]: number[]): number[][] {
  return [
    [west, south],
    [east, north],
  ];
}
