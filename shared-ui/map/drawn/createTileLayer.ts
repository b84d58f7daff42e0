import ImageTile from 'ol/ImageTile.js';
import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** Class of the layer's element, which dark mode dims. */
export const tileLayerClass = 'punctual-map-tiles';

/**
 * Map tiles. Requests send the site's address as referrer, which public tile servers require; the
 * grid below stays visible where a tile is missing.
 */
export function createTileLayer(url: string): TileLayer {
  return new TileLayer({
    className: tileLayerClass,
    source: new XYZ({
      url,
      maxZoom: 19,
      tileLoadFunction(tile, address) {
        const image = tile instanceof ImageTile ? tile.getImage() : null;
        if (!(image instanceof HTMLImageElement)) return;
        image.referrerPolicy = 'origin';
        image.src = address;
      },
    }),
  });
}
