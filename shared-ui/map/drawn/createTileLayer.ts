import ImageTile from 'ol/ImageTile.js';
import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** Class of the layer's element, by which dark pages dim it. */
export const tileLayerClass = 'punctual-map-tiles';

/**
 * Pictures of the land. They ask with the site's address as referrer, which public tile servers
 * want; where none comes the grid below stays in view.
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
