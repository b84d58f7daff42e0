/** Browsers stand in the geofence of the demo employee's site, and say so. */
export const place = {
  geolocation: { latitude: 51.4906, longitude: -0.1193, accuracy: 35 },
  permissions: ['geolocation'],
};
