import { tilesPerTurn } from '../rules/pickTrail.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes the tiles of a trail: small crops of the camera's picture. */
export interface TrailCamera {
  /**
   * Sets the crop for later tiles to the area around a face that looks straight ahead; the centre
   * until then.
   */
  aim(face: Rectangle, frame: { readonly width: number; readonly height: number }): void;
  /** The current crop; null without a picture. */
  take(): HTMLCanvasElement | null;
  /** All tiles as one picture, a row for each turn. */
  sheet(turns: readonly (readonly CanvasImageSource[])[]): Promise<Blob>;
}

/** Size of a tile in pixels, and number of rows of a sheet (`FaceTrail` of the contract). */
const side = 192;
const rows = 2;
/** Size of the crop in face widths: a turning head stays inside. */
const around = 2.2;
/** Keeps a sheet far below the server's limit. */
const quality = 0.8;

/** @param video the camera's element */
export function createTrailCamera(video: () => HTMLVideoElement | null): TrailCamera {
  /** Centre and side as shares of the frame's size and height. */
  let part = { x: 0.5, y: 0.5, side: 1 };
  return {
    aim: (face, frame) => {
      part = {
        x: (face.x + face.width / 2) / frame.width,
        y: (face.y + face.height / 2) / frame.height,
        side: (around * face.width) / frame.height,
      };
    },
    take: () => {
      const shown = video();
      if (shown === null || shown.videoWidth === 0) return null;
      const { videoWidth: width, videoHeight: height } = shown;
      const size = Math.min(part.side * height, width, height);
      const within = (middle: number, most: number) =>
        Math.min(Math.max(middle - size / 2, 0), most - size);
      const tile = canvasOf(side, side);
      const [left, top] = [within(part.x * width, width), within(part.y * height, height)];
      tile.getContext('2d')?.drawImage(shown, left, top, size, size, 0, 0, side, side);
      return tile;
    },
    sheet: (turns) => {
      const sheet = canvasOf(tilesPerTurn * side, rows * side);
      const context = sheet.getContext('2d');
      turns.forEach((tiles, row) =>
        tiles.forEach((tile, column) => context?.drawImage(tile, column * side, row * side)),
      );
      return new Promise((resolve, reject) => {
        sheet.toBlob(
          (blob) =>
            blob === null ? reject(new Error('The trail has no content.')) : resolve(blob),
          'image/jpeg',
          quality,
        );
      });
    },
  };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
