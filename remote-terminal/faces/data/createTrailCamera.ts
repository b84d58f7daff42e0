import { tilesPerTurn } from '../rules/pickTrail.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes the tiles of a trail: small pictures of one part of what the camera sees. */
export interface TrailCamera {
  /** The part around a face that looks straight ahead, for the tiles from then on; the middle before. */
  aim(face: Rectangle, frame: { readonly width: number; readonly height: number }): void;
  /** What is seen now; null where nothing is. */
  take(): HTMLCanvasElement | null;
  /** All tiles as one picture, a row for each turn. */
  sheet(turns: readonly (readonly CanvasImageSource[])[]): Promise<Blob>;
}

/** Pixels of a tile, and the rows of a sheet (`FaceTrail` of the contract). */
const side = 192;
const rows = 2;
/** Face widths of the part that tiles show: a head that turns stays in it. */
const around = 2.2;
/** Keeps a sheet far below what the server takes. */
const quality = 0.8;

/** @param video the element that shows the camera */
export function createTrailCamera(video: () => HTMLVideoElement | null): TrailCamera {
  /** Middle and side as shares of the frame's size and height. */
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
