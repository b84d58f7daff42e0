import { laterPart } from '../later-part/laterPart.tsx';

/** A QR code. Its encoder loads when the first one is shown. */
export const QrCode = laterPart(
  async () => (await import(/* webpackChunkName: "qr-code" */ './DrawnQrCode.tsx')).DrawnQrCode,
);
